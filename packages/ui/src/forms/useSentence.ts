import { useTranslation } from 'react-i18next';
import type { Resources } from '../locales/resources.ts';
import { readCode } from './codes.ts';

/** Words for a code that the `errors` catalogue of the domain does not have; `undefined` when these are not there either. */
export type Sentences = (code: string, values: Readonly<Record<string, string | number>>) => string | undefined;

/** Turns a code into the sentence beside a field. A code without words never reaches a reader: "Kijk dit veld na." does. */
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
