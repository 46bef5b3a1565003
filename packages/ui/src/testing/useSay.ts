import { useTranslation } from 'react-i18next';
import { lengthen } from './lengthen.ts';

/** Sample words of a story in the language of the toolbar: `say('Naam', 'Name')`. */
export function useSay(): (nl: string, en: string) => string {
  const { i18n } = useTranslation();
  return (nl, en) => {
    const samples = new Map([
      ['en', en],
      ['long', lengthen(nl)],
    ]);
    return samples.get(i18n.language) ?? nl;
  };
}
