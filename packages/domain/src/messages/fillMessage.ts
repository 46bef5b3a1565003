export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{{name}}` in a single pass. A missing value becomes empty; the space before an empty value is removed. */
export const fillMessage = (message: string, params: MessageParams = {}): string =>
  message
    .replace(/( ?)\{\{(\w+)\}\}/g, (_match, space: string, name: string) => {
      const value = Object.hasOwn(params, name) ? `${params[name]}` : '';
      return value === '' ? '' : space + value;
    })
    .trim();
