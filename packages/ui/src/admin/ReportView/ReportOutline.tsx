import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { OutlineEntry } from '../../components/Markdown/outline.ts';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Contents, Entry } from './ReportView.styles.ts';
import { numberOf, sectionFinder, type SectionProgress } from './sections.ts';

interface ReportOutlineEntry {
  readonly key: string;
  readonly number: number;
  readonly words: string;
  /** `id` of the heading in the text; `null` until it is written. */
  readonly id: string | null;
  /** `read` when the text is complete; the others while it is written. */
  readonly state: 'done' | 'now' | 'todo' | 'read';
}

export interface ReportOutlineProps {
  entries: readonly ReportOutlineEntry[];
  /** `key` of the section in view. */
  current: string | null;
}

/** Scrolls to the heading and focuses it, without an entry in the history. */
function goTo(event: MouseEvent, id: string) {
  const heading = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!heading) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** The sections of a report: the progress of writing, and links to them. In a disclosure on narrow screens. */
export function ReportOutline({ entries, current }: ReportOutlineProps) {
  const { t } = useAdminWords();
  const narrow = useBelow('desktop');
  if (entries.length === 0) return null;
  const list = (
    <ol>
      {entries.map(({ key, number, words, id, state }) => (
        <Entry
          key={key}
          data-state={state}
          data-now={state === 'now' || key === current}
          aria-current={state === 'now' ? 'step' : key === current ? 'location' : undefined}
        >
          <span aria-hidden="true">{number}</span>
          <span data-words="">
            {id === null ? (
              words
            ) : (
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {words}
              </a>
            )}
            {state === 'done' && <VisuallyHidden>, {t('reports.view.partDone')}</VisuallyHidden>}
            {state === 'now' && <VisuallyHidden>, {t('reports.view.partNow')}</VisuallyHidden>}
          </span>
          {state === 'done' && (
            <span data-mark="">
              <Icon of={Check} />
            </span>
          )}
          {state === 'now' && (
            <span data-mark="">
              <StageRing stage="half" tone="link" />
            </span>
          )}
        </Entry>
      ))}
    </ol>
  );
  if (narrow) {
    return (
      <nav aria-label={t('reports.view.contents')}>
        <Disclosure summary={t('reports.view.contents')}>{list}</Disclosure>
      </nav>
    );
  }
  return (
    <Contents aria-label={t('reports.view.contents')}>
      <h2>{t('reports.view.contents')}</h2>
      {list}
    </Contents>
  );
}

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
