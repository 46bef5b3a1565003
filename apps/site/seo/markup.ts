const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, XML and their double-quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** `<name a="…">`, a tag without content. */
export const voidTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}>`;

/** JSON for a script element: no text in it can end the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
