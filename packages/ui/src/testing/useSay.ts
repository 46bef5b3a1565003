import { useTranslation } from 'react-i18next';
import { lengthen } from './lengthen.ts';

/** Sample words of a story in the language of the toolbar: `say('Naam', 'Name')`. */
export function useSay(): (nl: string, en: string) => string {
  const { i18n } = useTranslation();
  return (nl, en) => {
    if (i18n.language === 'long') return lengthen(nl);
    return i18n.language === 'en' ? en : nl;
  };
}
