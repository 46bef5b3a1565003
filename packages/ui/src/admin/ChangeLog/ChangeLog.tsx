import {
  brand,
  type ChangeKind,
  type ClientForm,
  dayOf,
  everybodysQuestions,
  type Instant,
  type LoggedChange,
  restoreDays,
  type TemplateForm,
} from '@fnc/domain';
import { type LucideIcon, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline, TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { type DateWords, dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { ChangeFrame } from './ChangeLog.styles.ts';

export type ChangeLogState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** Newest first. */
      readonly changes: readonly LoggedChange[];
      /** Older changes exist. */
      readonly more: boolean;
      readonly loadingMore: boolean;
    };

/** The records whose own page links to their changes. */
export type LoggedRecord = 'client' | 'lead' | 'template' | 'campaign';

export interface ChangeLogProps {
  state: ChangeLogState;
  /** The one record whose changes are shown; `null`: of everything. */
  of: { readonly noun: LoggedRecord; readonly name: string | null; readonly href: string } | null;
  /** The address of all changes. */
  allHref: string;
  removedOnly: boolean;
  onRemovedOnly: (only: boolean) => void;
  now: Instant;
  /** The address of the changed record; `null`: it has no page. */
  hrefOf: (change: LoggedChange) => string | null;
  /** Restores a removed record. `null` when it worked. */
  onRestore: (change: LoggedChange) => Promise<Problem | null>;
  onMore: () => void;
  onRetry: () => void;
}

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

interface ChangeRowProps extends Pick<ChangeLogProps, 'hrefOf'> {
  change: LoggedChange;
  dates: DateWords;
  /** Left out when nothing can be restored. */
  onRestore?: (() => void) | undefined;
  /** It has just been restored: once its button is gone the focus comes to its link, or to the row. */
  isRestored: boolean;
}

/** What was changed, by whom, and a link to the record. */
function ChangeRow({ change, dates, hrefOf, onRestore, isRestored }: ChangeRowProps) {
  const { t } = useAdminWords();
  const what = useRef<HTMLSpanElement>(null);
  const lost = isRestored && onRestore === undefined;
  useEffect(() => {
    // Whoever went on in the meantime keeps the focus.
    if (lost && document.activeElement === document.body) (what.current?.querySelector('a') ?? what.current)?.focus();
  }, [lost]);
  const { name, record, by, at, kind } = change;
  const href = record === 'there' ? hrefOf(change) : null;
  const fields = changedFieldWords(t, change);
  const who = by === null ? t('changes.byNobody') : t('changes.by', { name: by });
  return (
    <TimelineEntry
      icon={icons[kind]}
      title={
        <span ref={what} tabIndex={-1}>
          {changeTitle(t, change)}
          {name !== null && <> {href === null ? `“${name}”` : <Link href={href}>{name}</Link>}</>}
        </span>
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

const recordOf = ({ noun, id }: LoggedChange) => `${noun} ${id}`;

/** The newest removal of each record that can be restored: restoring is offered only there. */
function restorable(changes: readonly LoggedChange[]): ReadonlySet<number> {
  const offered = new Map<string, number>();
  for (const change of changes) {
    if (change.kind !== 'removed' || change.record !== 'removed') continue;
    if (!offered.has(recordOf(change))) offered.set(recordOf(change), change.seq);
  }
  return new Set(offered.values());
}

/** Who changed what, and when: of everything, or of one record. A removed record can be restored. */
export function ChangeLog(props: ChangeLogProps) {
  const { state, of, now, removedOnly } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const dates = dateWords(t, language, now);

  async function restore(change: LoggedChange) {
    const refused = await props.onRestore(change);
    setProblem(refused);
    if (refused === null) {
      setRestored(change.seq);
      toast.show({ message: t('changes.restored', { name: change.name ?? '' }), icon: RotateCcw });
    }
  }

  function content() {
    if (state.phase === 'loading') {
      return (
        <>
          <p role="status">{t('changes.loading')}</p>
          <Skeleton height="12rem" />
        </>
      );
    }
    if (state.phase === 'failed') {
      return (
        <Alert
          tone="danger"
          live
          title={t('changes.loadFailed')}
          action={<TextButton onClick={props.onRetry}>{t('common:action.retry')}</TextButton>}
        >
          {' '}
          {problemText(t, state.problem)}
        </Alert>
      );
    }
    const { changes, more, loadingMore } = state;
    const offered = restorable(changes);
    if (changes.length === 0) {
      return <Text tone="quiet">{t(removedOnly ? 'changes.noneRemoved' : 'changes.none')}</Text>;
    }
    return (
      <>
        <VisuallyHidden>
          <h2>{t('changes.list')}</h2>
        </VisuallyHidden>
        {[...Map.groupBy(changes, ({ at }) => dayOf(at))].map(([day, some]) => (
          <Timeline key={day} day={dates.dayHead(some[0]?.at ?? now)}>
            {some.map((change) => (
              <ChangeRow
                key={change.seq}
                change={change}
                dates={dates}
                hrefOf={props.hrefOf}
                isRestored={restored === change.seq}
                onRestore={offered.has(change.seq) ? () => void restore(change) : undefined}
              />
            ))}
          </Timeline>
        ))}
        {more && (
          <Button busyLabel={loadingMore ? t('changes.loading') : undefined} onClick={props.onMore}>
            {t('changes.more')}
          </Button>
        )}
      </>
    );
  }

  return (
    <>
      <title>{`${t('changes.title')} – ${brand.name}`}</title>
      <ChangeFrame data-narrow aria-busy={state.phase === 'loading'}>
        <PageHead title={t('changes.title')} />
        <Text tone="quiet">{t('changes.intro', { count: restoreDays })}</Text>
        {of !== null && (
          <p>
            {t('changes.of')} <Link href={of.href}>{of.name ?? t(`changes.ofUnnamed.${of.noun}`)}</Link>.{' '}
            <Link href={props.allHref}>{t('changes.showAll')}</Link>
          </p>
        )}
        <Segments
          label={t('changes.filter')}
          options={[
            { value: 'all', label: t('changes.filterAll') },
            { value: 'removed', label: t('changes.filterRemoved') },
          ]}
          value={removedOnly ? 'removed' : 'all'}
          onChoose={(chosen) => props.onRemovedOnly(chosen === 'removed')}
        />
        {problem !== null && (
          <Alert tone="danger" live title={t('changes.restoreFailed')}>
            {' '}
            {problemText(t, problem)}
          </Alert>
        )}
        {content()}
      </ChangeFrame>
    </>
  );
}
