import { type Language, nextLanguage } from '@fnc/domain';
import { Languages, Moon, Sun } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

/** The advisor's choice; `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** Theme and language of the console, and how to change them. */
export interface Appearance {
  readonly theme: ThemeChoice;
  /** Whether the current theme is dark, also with `auto`. */
  readonly dark: boolean;
  readonly onTheme: (theme: ThemeChoice) => void;
  readonly onLanguage: (language: Language) => void;
}

/** The two small switches, language and theme, of a page without a menu. */
export function AppearanceControls({ dark, onTheme, onLanguage }: Appearance) {
  const { t, language } = useAdminWords();
  const other = nextLanguage(language);
  return (
    <>
      <Button variant="quiet" icon={Languages} onClick={() => onLanguage(other)}>
        <span aria-hidden="true">{other.toUpperCase()}</span>
        <VisuallyHidden lang={other}>{t('shell.switchLanguage')}</VisuallyHidden>
      </Button>
      <IconButton
        icon={dark ? Sun : Moon}
        label={t(dark ? 'shell.themeToLight' : 'shell.themeToDark')}
        onClick={() => onTheme(dark ? 'light' : 'dark')}
      />
    </>
  );
}
