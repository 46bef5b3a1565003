const fields = ['slug', 'title', 'short', 'description', 'published', 'checked', 'claims'] as const;
export type FrontMatter = Readonly<Record<(typeof fields)[number], string>>;

const isField = (name: string): name is keyof FrontMatter => (fields as readonly string[]).includes(name);

/**
 * Splits a file into its front matter (between two `---`, one `name: value` per line) and the text below.
 *
 * @param file file name for errors
 * @throws when a field is missing, unknown or empty
 */
export function readFrontMatter(source: string, file: string): { readonly front: FrontMatter; readonly text: string } {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const found: Partial<Record<keyof FrontMatter, string>> = {};
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    if (!isField(name))
      throw new Error(`${file}: "${line}" is no line of the front matter; it has ${fields.join(', ')}.`);
    found[name] = line.slice(colon + 1).trim();
  }
  const missing = fields.filter((name) => (found[name] ?? '') === '');
  if (missing.length > 0) throw new Error(`${file}: the front matter lacks ${missing.join(', ')}.`);
  return { front: found as FrontMatter, text: text.trim() };
}
