import {
  byRestore,
  type ChangeKind,
  type ClientForm,
  everybodysQuestions,
  isNamedRecord,
  type LeadPerson,
  type LoggedChange,
  type TemplateForm,
} from '@fnc/domain';
import { type LucideIcon, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { DateWords } from '../words/dates.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';

/** Fields of campaigns that no other record has. */
type CampaignField = 'recipients' | 'scheduledAt';
type FieldInWords = keyof ClientForm | keyof TemplateForm | keyof LeadPerson | CampaignField;
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
  profession: true,
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

/** By whom: a user, the restore of a backup, or the website or server itself. */
function byWhom(t: AdminT, { by, fields }: LoggedChange): string {
  if (by !== null) return t('changes.by', { name: by });
  return t(fields.includes(byRestore) ? 'changes.byRestore' : 'changes.byNobody');
}

interface ChangeRowProps {
  change: LoggedChange;
  hrefOf: (change: LoggedChange) => string | null;
  dates: DateWords;
  /** Left out when nothing can be restored. */
  onRestore?: (() => void) | undefined;
}

/** What was changed, by whom, and a link to the record. */
function ChangeRow({ change, dates, hrefOf, onRestore }: ChangeRowProps) {
  const { t } = useAdminWords();
  const { name, record, at, kind } = change;
  const href = record === 'there' ? hrefOf(change) : null;
  const fields = changedFieldWords(t, change);
  const who = byWhom(t, change);
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

interface ChangesProps extends Pick<ChangeRowProps, 'hrefOf'> {
  /** One change, or a group of changes of one kind to records of one kind, newest first. */
  changes: readonly LoggedChange[];
  dates: DateWords;
  /** Those that can be restored. */
  restorable: readonly LoggedChange[];
  onRestore: (changes: readonly LoggedChange[]) => void;
  /** Restoring all of them is under way. */
  busy: boolean;
}

/** Each change with its own name and button. */
const rowsOf = ({ changes, restorable, onRestore, ...props }: ChangesProps) =>
  changes.map((change) => (
    <ChangeRow
      {...props}
      key={change.seq}
      change={change}
      onRestore={restorable.includes(change) ? () => onRestore([change]) : undefined}
    />
  ));

/** Records that were deleted, or restored, together: their number, and below it each of them on demand. */
function ChangeGroup({ newest, ...props }: ChangesProps & { newest: LoggedChange }) {
  const { changes, dates, restorable, busy } = props;
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const { noun, kind, at } = newest;
  if (!isNamedRecord(noun)) return rowsOf(props);
  const what = t(`changes.nouns.${noun}`, { count: changes.length });
  return (
    <>
      <TimelineEntry
        icon={icons[kind]}
        title={t(`changes.kind.${kind}`, { what })}
        time={<time dateTime={at}>{dates.time(at)}</time>}
      >
        <Row gap={[0, 3]}>
          {byWhom(t, newest)}
          {restorable.length > 0 && (
            <TextButton aria-disabled={busy || undefined} onClick={() => props.onRestore(restorable)}>
              {restorable.length === 1 ? t('changes.restore') : t('changes.restoreAll', { count: restorable.length })}
            </TextButton>
          )}
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'changes.hide' : 'changes.which', { what })}
          </TextButton>
        </Row>
      </TimelineEntry>
      {open && rowsOf(props)}
    </>
  );
}

/** One change, or those that belong together. */
export function Changes(props: ChangesProps) {
  const [newest, ...others] = props.changes;
  return newest === undefined || others.length === 0 ? rowsOf(props) : <ChangeGroup {...props} newest={newest} />;
}
