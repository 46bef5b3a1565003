import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Contents, Entry, EntryMark } from './ReportOutline.styles.ts';

export interface ReportOutlineEntry {
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
            <EntryMark>
              <Icon of={Check} />
            </EntryMark>
          )}
          {state === 'now' && (
            <EntryMark>
              <StageRing stage="half" tone="link" />
            </EntryMark>
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
