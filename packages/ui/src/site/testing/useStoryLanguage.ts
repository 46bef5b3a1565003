import type { Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import type { LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';

/** The language of the toolbar, as the views take it. */
export function useStoryLanguage(): { language: Language; languageSwitch: LanguageSwitch } {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'nl';
  const other: Language = language === 'nl' ? 'en' : 'nl';
  return { language, languageSwitch: { language: other, href: `#${other}` } };
}
