import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { textOf, type TreeNode } from './markdownTree.ts';

export interface OutlineEntry {
  /** Of the heading that `Markdown` draws: `#${id}` leads there. */
  id: string;
  /** How many `#` stand before it, 1–6. */
  depth: number;
  /** Its words without markup. */
  text: string;
}

interface HeadingOptions {
  /** In front of every id, so that two texts on a page do not meet. */
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

/** Gives every heading of the text itself its id and depth; those inside a quote belong to the quoted. */
export const markHeadings =
  ({ prefix, found }: HeadingOptions) =>
  (tree: TreeNode) => {
    const times = new Map<string, number>();
    for (const node of tree.children ?? []) {
      if (node.type !== 'heading') continue;
      const text = textOf(node);
      const name = slug(text);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      const id = `${prefix}${name}${time === 1 ? '' : `-${time}`}`;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      found?.push({ id, depth: node.depth ?? 1, text });
    }
  };

/** The headings of a Markdown text in order, for a list of contents. `prefix` as `idPrefix` of `Markdown`. */
export function outlineOf(markdown: string, prefix = ''): readonly OutlineEntry[] {
  const found: OutlineEntry[] = [];
  // The component is a plain function over the parser; called for the parser, so that both always agree.
  ReactMarkdown({ children: markdown, remarkPlugins: [remarkGfm, [markHeadings, { prefix, found }]] });
  return found;
}
