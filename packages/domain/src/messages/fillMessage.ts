export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{{name}}` once, from left to right. A name that is not given becomes empty, and so does the space before an empty value. */
export const fillMessage = (message: string, params: MessageParams = {}): string =>
  message
    .replace(/( ?)\{\{(\w+)\}\}/g, (_match, space: string, name: string) => {
      const value = Object.hasOwn(params, name) ? `${params[name]}` : '';
      return value === '' ? '' : space + value;
    })
    .trim();
