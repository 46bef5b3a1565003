import { type Language, languageOf, nextLanguage } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import type { LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';

/** The toolbar's language, in the form that views need. */
export function useStoryLanguage(): { language: Language; languageSwitch: LanguageSwitch } {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const other = nextLanguage(language);
  return { language, languageSwitch: { language: other, href: `#${other}` } };
}
