import type { ChangeKind, LoggedChange } from '@fnc/domain';
import { type LucideIcon, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { DateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ChangeLogProps } from './changeLogProps.ts';
import { changedFieldWords, changeTitle } from './changeWords.ts';

const icons: Record<ChangeKind, LucideIcon> = { added: Plus, changed: Pencil, removed: Trash2, restored: RotateCcw };

export interface ChangeRowProps extends Pick<ChangeLogProps, 'hrefOf'> {
  change: LoggedChange;
  dates: DateWords;
  /** Left out where there is nothing to bring back. */
  onRestore?: (() => void) | undefined;
}

/** What was changed, by whom, and the way to it. */
export function ChangeRow({ change, dates, hrefOf, onRestore }: ChangeRowProps) {
  const { t } = useAdminWords();
  const { name, record, by, at, kind } = change;
  const href = record === 'there' ? hrefOf(change) : null;
  const fields = changedFieldWords(t, change);
  const who = by === null ? t('changes.byNobody') : t('changes.by', { name: by });
  return (
    <TimelineEntry
      icon={icons[kind]}
      title={
        <>
          {changeTitle(t, change)}
          {name !== null && <> {href === null ? `“${name}”` : <Link href={href}>{name}</Link>}</>}
        </>
      }
      time={<time dateTime={at}>{dates.time(at)}</time>}
    >
      {fields === '' ? who : t('changes.fieldsBy', { fields, who })}
      {onRestore !== undefined && (
        <>
          {' '}
          <TextButton onClick={onRestore}>
            {t('changes.restore')} <VisuallyHidden>{name}</VisuallyHidden>
          </TextButton>
        </>
      )}
    </TimelineEntry>
  );
}
