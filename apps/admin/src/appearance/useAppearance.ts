import type { Appearance } from '@fnc/ui/admin';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';

export function useAppearance(): Appearance {
  const { appearance } = useAdmin();
  const { theme, dark } = useStore(appearance);
  return {
    theme,
    dark,
    onTheme: appearance.chooseTheme,
    onLanguage: (language) => void appearance.chooseLanguage(language),
  };
}
