import { foldText } from '@fnc/domain';

const fence = /^\s*(```|~~~)/;
const headingLine = /^(#{1,6})\s+(\S.*)$/;

/** A heading of a Markdown text, for a table of contents. */
interface TextHeading {
  /** The number of `#`, 1–6. */
  readonly depth: number;
  /** Includes its number and formatting: `4. **Substance**`. */
  readonly text: string;
}

/** The headings of a text that is still being written, without those in code blocks. Fast enough for every frame. */
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

/** The number at the start of a title, and the rest: `4. Substance` → 4, `Substance`. */
export function numberOf(title: string): { readonly number: number | null; readonly words: string } {
  const number = /^\s*(\d{1,2})[.):]\s+(?=\S)/.exec(title);
  return number === null
    ? { number: null, words: title }
    : { number: Number(number[1]), words: title.slice(number[0].length) };
}

/** The progress of writing. */
export interface SectionProgress {
  /** For each expected section whether its heading was written. */
  readonly begun: readonly boolean[];
  /** Index of the section being written; −1 before the first. */
  readonly current: number;
}

/**
 * Finds the expected section of a heading: by title, or, when the model changed the title, by number; −1 for any other
 * heading.
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

/** The number of words: sequences of letters and digits. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/**
 * The heading level for a single `#`, such that the first heading of a text that starts deeper has the wanted level
 * too, and no level is skipped. Between 1 and `wanted`.
 */
export function headingLevelFor<Wanted extends 2 | 3>(markdown: string, wanted: Wanted): 1 | 2 | Wanted {
  const first = headingsOf(markdown)[0]?.depth ?? 1;
  return Math.max(1, wanted - first + 1) as 1 | 2 | Wanted;
}

/** Whether the text starts with its own title. */
export const opensWithTitle = (markdown: string): boolean => /^\s*#\s+\S/.test(markdown);

/** A heading that starts a section, with at least its first letter. */
const opening = /^#{1,2}\s+\S/;

interface TextBlock {
  /** Its start in the text, in characters. */
  readonly start: number;
  readonly text: string;
}

/**
 * Splits the text before the headings of its sections. While a text grows at its end only the last block changes, so
 * the earlier ones need not render again. A title stays with the section below it. Joined by line breaks, the blocks
 * are the text.
 */
export function blocksOf(markdown: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = 0;
  let lineStart = 0;
  let hasBody = false;
  let inCode = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) inCode = !inCode;
    const opens = !inCode && opening.test(line);
    if (opens && hasBody) {
      blocks.push({ start, text: markdown.slice(start, lineStart - 1) });
      start = lineStart;
      hasBody = false;
    }
    if (!opens && line.trim() !== '') hasBody = true;
    lineStart += line.length + 1;
  }
  return [...blocks, { start, text: markdown.slice(start) }];
}
