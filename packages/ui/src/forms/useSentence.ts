import { useTranslation } from 'react-i18next';
import type { Resources } from '../locales/resources.ts';
import { readCode } from './codes.ts';

/** The sentence for a code that the `errors` catalogue of the domain lacks; `undefined` if it is unknown here too. */
export type Sentences = (code: string, values: Readonly<Record<string, string | number>>) => string | undefined;

/** Returns the sentence for a code. A code without one is never shown itself: the reader sees "Kijk dit veld na.". */
export function useSentence(sentences: Sentences | undefined): (code: string) => string {
  const { t, i18n } = useTranslation('errors');
  return (code) => {
    const { name, values } = readCode(code);
    const own = sentences?.(name, values);
    if (own !== undefined) return own;
    const { count } = values;
    const inCatalogue = i18n.exists(name, { ns: 'errors', ...(typeof count === 'number' ? { count } : {}) });
    return inCatalogue ? t(name as keyof Resources['errors'], values) : i18n.t('fieldInvalid', { ns: 'common' });
  };
}
