import { foldText } from '@fnc/domain';

const fence = /^\s*(```|~~~)/;
const headingLine = /^(#{1,6})\s+(\S.*)$/;

/** A heading of a Markdown text, as far as a list of contents needs it. */
export interface TextHeading {
  /** How many `#`, 1–6. */
  readonly depth: number;
  /** With its number and its marks: `4. **Substance**`. */
  readonly text: string;
}

/** The headings of a text that is still being written; what stands in a code block is none. Cheap enough for every frame. */
export function headingsOf(markdown: string): readonly TextHeading[] {
  const found: TextHeading[] = [];
  let inCode = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) inCode = !inCode;
    const [, marks, text] = inCode ? [] : (headingLine.exec(line) ?? []);
    if (marks !== undefined && text !== undefined) found.push({ depth: marks.length, text });
  }
  return found;
}

const numbered = /^\W*(\d{1,2})[.):]/;
const bare = (text: string) =>
  foldText(text)
    .replace(/^\W*\d{1,2}[.):]?(?=\W)/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The number a title begins with and the title without it: `4. Substance` → 4, `Substance`. */
export function numberOf(title: string): { readonly number: number | null; readonly words: string } {
  const number = /^\s*(\d{1,2})[.):]\s+(?=\S)/.exec(title);
  return number === null
    ? { number: null, words: title }
    : { number: Number(number[1]), words: title.slice(number[0].length) };
}

/** How far the writing is. */
export interface SectionProgress {
  /** For each expected section whether its heading has come. */
  readonly begun: readonly boolean[];
  /** Index of the one being written; −1 before the first. */
  readonly current: number;
}

/**
 * Finds the expected section that a heading opens: the one it is called, or, when the model calls it otherwise, the one it has
 * the number of; −1 for a heading of none.
 */
export function sectionFinder(outline: readonly string[]): (heading: string) => number {
  const titles = outline.map(bare);
  return (heading) => {
    const byName = titles.indexOf(bare(heading));
    if (byName >= 0) return byName;
    const byNumber = Number(numbered.exec(heading)?.[1] ?? 0) - 1;
    return byNumber < titles.length ? byNumber : -1;
  };
}

/** Which of the expected sections have begun, and which is being written. */
export function sectionProgress(outline: readonly string[], markdown: string): SectionProgress {
  const sectionOf = sectionFinder(outline);
  const found = headingsOf(markdown)
    .map(({ text }) => sectionOf(text))
    .filter((index) => index >= 0);
  return { begun: outline.map((_, index) => found.includes(index)), current: found.at(-1) ?? -1 };
}

/** Words a reader counts: letters and figures that hang together. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/**
 * The level for a single `#`, so that the first heading of a text that begins deeper has the wanted level all the same and no
 * level is left out. Between 1 and `wanted`.
 */
export function headingLevelFor<Wanted extends 2 | 3>(markdown: string, wanted: Wanted): 1 | 2 | Wanted {
  const first = headingsOf(markdown)[0]?.depth ?? 1;
  return Math.max(1, wanted - first + 1) as 1 | 2 | Wanted;
}

/** Whether the text opens with a title of its own. */
export const opensWithTitle = (markdown: string): boolean => /^\s*#\s+\S/.test(markdown);
