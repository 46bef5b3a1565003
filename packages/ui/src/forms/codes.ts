/** Numbers stay numbers, so that the catalogue can choose singular or plural. */
type CodeValues = Readonly<Record<string, string | number>>;

export interface ErrorCode {
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
