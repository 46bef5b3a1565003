import type { Appearance } from '@fnc/ui/admin';
import { useEntry } from '../shared/EntryContext.ts';
import { useStore } from '../shared/useStore.ts';

export function useAppearance(): Appearance {
  const { appearance } = useEntry();
  const { theme, dark } = useStore(appearance);
  return {
    theme,
    dark,
    onTheme: appearance.chooseTheme,
    onLanguage: (language) => void appearance.chooseLanguage(language),
  };
}
