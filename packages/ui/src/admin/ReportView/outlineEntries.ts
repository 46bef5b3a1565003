import type { OutlineEntry } from '../../components/Markdown/outline.ts';
import type { ReportOutlineEntry } from './ReportOutline.tsx';
import { numberOf, sectionFinder, type SectionProgress } from './sections.ts';

/** Sections are headings of the second depth; a text that has fewer than two of those is divided by its first. */
function sectionsOf(headings: readonly OutlineEntry[]): readonly OutlineEntry[] {
  const second = headings.filter(({ depth }) => depth === 2);
  return second.length > 1 ? second : headings.filter(({ depth }) => depth <= 2);
}

/** The contents of a report that is there in full. */
export const readingEntries = (headings: readonly OutlineEntry[]): readonly ReportOutlineEntry[] =>
  sectionsOf(headings).map(({ id, text }, index) => {
    const { number, words } = numberOf(text);
    return { key: id, id, number: number ?? index + 1, words, state: 'read' };
  });

/**
 * The expected contents of a report that is being written: each section still to come, being written or done. `headings` are
 * those of the part that changes no more; links lead to them.
 */
export function writingEntries(
  outline: readonly string[],
  { begun, current }: SectionProgress,
  headings: readonly OutlineEntry[],
): readonly ReportOutlineEntry[] {
  const sectionOf = sectionFinder(outline);
  return outline.map((title, index) => ({
    key: title,
    number: index + 1,
    words: numberOf(title).words,
    id: headings.find(({ text }) => sectionOf(text) === index)?.id ?? null,
    state: index === current ? 'now' : begun[index] === true ? 'done' : 'todo',
  }));
}
