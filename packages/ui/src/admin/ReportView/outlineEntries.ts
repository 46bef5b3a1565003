import type { OutlineEntry } from '../../components/Markdown/outline.ts';
import type { ReportOutlineEntry } from './ReportOutline.tsx';
import { numberOf, sectionFinder, type SectionProgress } from './sections.ts';

/** Sections are the headings of level 2; a text with fewer than two of those is divided by level 1. */
function sectionsOf(headings: readonly OutlineEntry[]): readonly OutlineEntry[] {
  const second = headings.filter(({ depth }) => depth === 2);
  return second.length > 1 ? second : headings.filter(({ depth }) => depth <= 2);
}

/** The contents of a complete report. */
export const readingEntries = (headings: readonly OutlineEntry[]): readonly ReportOutlineEntry[] =>
  sectionsOf(headings).map(({ id, text }, index) => {
    const { number, words } = numberOf(text);
    return { key: id, id, number: number ?? index + 1, words, state: 'read' };
  });

/**
 * The expected contents of a report being written, each section still to come, being written or done. `headings` are
 * those of the part that does not change any more; the contents link to them.
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
