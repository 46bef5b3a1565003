import ReactMarkdown from 'react-markdown';
import { gfm } from './gfm.ts';
import { textOf, type TreeNode } from './markdownTree.ts';

export interface OutlineEntry {
  /** Of the heading rendered by `Markdown`: the target of `#${id}`. */
  id: string;
  /** The number of `#`, 1–6. */
  depth: number;
  /** Its text without markup. */
  text: string;
}

interface HeadingOptions {
  /** Prefix of every id, so that the ids of two texts on a page differ. */
  prefix: string;
  found?: OutlineEntry[];
}

/** "3. Fiscale woonplaats" → `3-fiscale-woonplaats`. */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/**
 * Adds an id to every heading of the text, except those inside a quote. A text that is being written, or was cut off,
 * may end in a heading without words: that one is left out.
 */
export const markHeadings =
  ({ prefix, found }: HeadingOptions) =>
  (tree: TreeNode) => {
    const times = new Map<string, number>();
    tree.children = (tree.children ?? []).filter(({ type, children }) => type !== 'heading' || children?.length !== 0);
    for (const node of tree.children) {
      if (node.type !== 'heading') continue;
      const text = textOf(node);
      const name = slug(text);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      const id = `${prefix}${name}${time === 1 ? '' : `-${time}`}`;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      if (text.trim() !== '') found?.push({ id, depth: node.depth ?? 1, text });
    }
  };

/**
 * The headings of a Markdown text in order, for a table of contents. `prefix`: the same as `idPrefix` of `Markdown`.
 */
export function outlineOf(markdown: string, prefix = ''): readonly OutlineEntry[] {
  const found: OutlineEntry[] = [];
  // The component is a plain function around the parser; it is called here for its parser, so that both always agree.
  ReactMarkdown({ children: markdown, remarkPlugins: [gfm, [markHeadings, { prefix, found }]] });
  return found;
}
