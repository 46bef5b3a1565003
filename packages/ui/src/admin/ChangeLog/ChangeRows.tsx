import {
  type ChangeKind,
  type ClientForm,
  everybodysQuestions,
  type LoggedChange,
  type TemplateForm,
} from '@fnc/domain';
import { type LucideIcon, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import type { DateWords } from '../words/dates.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { isNamedRecord } from './changeGroups.ts';

/** Fields of campaigns that no other record has. */
type CampaignField = 'recipients' | 'scheduledAt';
type FieldInWords = keyof ClientForm | keyof TemplateForm | CampaignField;
/** Complete: a new field of a client or a template does not compile without its name. */
const fieldsInWords: Readonly<Record<FieldInWords, true>> = {
  address: true,
  category: true,
  contactPerson: true,
  content: true,
  email: true,
  language: true,
  name: true,
  notes: true,
  phone: true,
  recipients: true,
  scheduledAt: true,
  status: true,
  subject: true,
};
const isField = (name: string): name is FieldInWords => Object.hasOwn(fieldsInWords, name);

const wholeKinds = ['import', 'clear', 'samples', 'samplesRemoved'] as const;

/** The kind of change, without the record's name: "Klant gewijzigd". */
function changeTitle(t: AdminT, { noun, kind, id, fields: names }: LoggedChange): string {
  if (noun === 'file') {
    const whole = wholeKinds.find((one) => one === names[0]);
    return t(kind === 'restored' || whole === undefined ? 'changes.wholeUndone' : `changes.whole.${whole}`);
  }
  const what = t(
    noun === 'questions' && id === everybodysQuestions ? 'changes.everybodysQuestions' : `changes.noun.${noun}`,
  );
  return t(`changes.kind.${kind}`, { what });
}

/** The changed fields that have a name on a screen; the server's internal fields mean nothing to a reader. */
const changedFieldWords = (t: AdminT, { noun, fields: names }: LoggedChange): string =>
  noun === 'answer' || noun === 'file'
    ? ''
    : names
        .filter(isField)
        .map((name) => t(`changes.field.${name}`))
        .join(', ');

const icons: Record<ChangeKind, LucideIcon> = { added: Plus, changed: Pencil, removed: Trash2, restored: RotateCcw };

/** By whom: a user, or the website or server itself. */
const byWhom = (t: AdminT, { by }: LoggedChange) =>
  by === null ? t('changes.byNobody') : t('changes.by', { name: by });

interface NameProps {
  change: LoggedChange;
  hrefOf: (change: LoggedChange) => string | null;
}

/** The record's name, as a link while the record is there. */
function RecordName({ change, hrefOf }: NameProps) {
  const { name, record } = change;
  const href = record === 'there' ? hrefOf(change) : null;
  return href === null ? `“${name}”` : <Link href={href}>{name}</Link>;
}

/**
 * Takes the focus, or gives it to its link, when the button that restored it has disappeared. Whoever went on in the
 * meantime keeps the focus.
 */
function Restored({ isRestored, children }: { isRestored: boolean; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isRestored && document.activeElement === document.body)
      (place.current?.querySelector('a') ?? place.current)?.focus();
  }, [isRestored]);
  return (
    <span ref={place} tabIndex={-1}>
      {children}
    </span>
  );
}

interface ChangeRowProps extends NameProps {
  dates: DateWords;
  /** Left out when nothing can be restored. */
  onRestore?: (() => void) | undefined;
  /** It has just been restored: once its button is gone the focus comes to its link, or to the row. */
  isRestored: boolean;
}

/** What was changed, by whom, and a link to the record. */
function ChangeRow({ change, dates, hrefOf, onRestore, isRestored }: ChangeRowProps) {
  const { t } = useAdminWords();
  const { name, at, kind } = change;
  const fields = changedFieldWords(t, change);
  const who = byWhom(t, change);
  return (
    <TimelineEntry
      icon={icons[kind]}
      title={
        <Restored isRestored={isRestored && onRestore === undefined}>
          {changeTitle(t, change)}
          {name !== null && (
            <>
              {' '}
              <RecordName change={change} hrefOf={hrefOf} />
            </>
          )}
        </Restored>
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

interface ChangesProps extends Pick<NameProps, 'hrefOf'> {
  /** One change, or a group of changes of one kind to records of one kind, newest first. */
  changes: readonly LoggedChange[];
  dates: DateWords;
  /** Those that can be restored. */
  restorable: readonly LoggedChange[];
  onRestore: (changes: readonly LoggedChange[]) => void;
  /** The changes that were just restored. */
  restored: readonly number[];
  /** Restoring all of them is under way. */
  busy: boolean;
}

/** Records that were deleted, or restored, together: their number, and their names on demand. */
function ChangeGroup({ changes, dates, hrefOf, restorable, onRestore, restored, busy }: ChangesProps) {
  const { t, language } = useAdminWords();
  const [newest] = changes;
  if (newest === undefined || !isNamedRecord(newest.noun)) return null;
  const number = (count: number) => ({ count, figure: formatFigure(count, language) });
  const what = t(`changes.nouns.${newest.noun}`, number(changes.length));
  const isLeft = (change: LoggedChange) => restorable.includes(change);
  return (
    <TimelineEntry
      icon={icons[newest.kind]}
      title={
        <Restored isRestored={restorable.length === 0 && changes.some(({ seq }) => restored.includes(seq))}>
          {t(`changes.kind.${newest.kind}`, { what })}
        </Restored>
      }
      time={<time dateTime={newest.at}>{dates.time(newest.at)}</time>}
    >
      {byWhom(t, newest)}
      {restorable.length > 1 && (
        <>
          {' '}
          <TextButton aria-disabled={busy || undefined} onClick={() => onRestore(restorable)}>
            {t('changes.restoreAll', number(restorable.length))}
          </TextButton>
        </>
      )}
      <Disclosure summary={t('changes.which', { what })}>
        <ul>
          {changes.map((change) => (
            <li key={change.seq}>
              <Restored isRestored={!isLeft(change) && restored.includes(change.seq) && restorable.length > 0}>
                {change.name === null ? t('changes.unnamed') : <RecordName change={change} hrefOf={hrefOf} />}
              </Restored>
              {isLeft(change) && (
                <>
                  {' '}
                  <TextButton onClick={() => onRestore([change])}>
                    {t('changes.restore')} <VisuallyHidden>{change.name}</VisuallyHidden>
                  </TextButton>
                </>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </TimelineEntry>
  );
}

/** One change, or those that belong together. */
export function Changes(props: ChangesProps) {
  const { changes, restorable, onRestore, restored } = props;
  const [change, ...others] = changes;
  if (change === undefined) return null;
  if (others.length > 0) return <ChangeGroup {...props} />;
  return (
    <ChangeRow
      {...props}
      change={change}
      isRestored={restored.includes(change.seq)}
      onRestore={restorable.length > 0 ? () => onRestore([change]) : undefined}
    />
  );
}
