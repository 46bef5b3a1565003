import { useTranslation } from 'react-i18next';
import type { Resources } from '../locales/resources.ts';

/** Numbers stay numbers, so that the catalogue can choose singular or plural. */
type CodeValues = Readonly<Record<string, string | number>>;

interface ErrorCode {
  name: string;
  values: CodeValues;
}

/**
 * Separates a code from its parameters: `text_too_short?count=10` is the sentence `text_too_short` with `{{count}}` 10.
 * A code is plain text, so that schemas, servers and logs use the same form.
 */
export function readCode(code: string): ErrorCode {
  const [name = '', query = ''] = code.split('?', 2);
  const values = [...new URLSearchParams(query)].map(([key, text]): [string, string | number] => {
    const figure = Number(text);
    return [key, text.trim() === '' || Number.isNaN(figure) ? text : figure];
  });
  return { name, values: Object.fromEntries(values) };
}

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
