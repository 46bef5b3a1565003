import { brand, dayOf, type Instant, type LoggedChange, restoreDays } from '@fnc/domain';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { changeGroups } from './changeGroups.ts';
import { ChangeFrame } from './ChangeLog.styles.ts';
import { Changes } from './ChangeRows.tsx';

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

/** The server answered, and refused this one record. */
const isOfTheRecord = ({ status }: Problem) => status !== undefined && status !== 401 && status < 500;

/** Who changed what, and when: of everything, or of one record. A removed record can be restored. */
export function ChangeLog(props: ChangeLogProps) {
  const { state, of, now, removedOnly } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [refusal, setRefusal] = useState<{ problem: Problem; names: readonly string[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const dates = dateWords(t, language, now);
  useLeaveGuard(busy); // each record is a call of its own: closing the window would leave the rest deleted

  /** Goes on past a record that is refused, and stops where the server does not answer: the rest can be restored again. */
  async function restore(some: readonly LoggedChange[]) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    let done = 0;
    let refused: Problem | null = null;
    const names: string[] = [];
    for (const change of some) {
      const problem = await props.onRestore(change);
      if (problem === null) {
        done += 1;
        continue;
      }
      refused ??= problem;
      if (change.name !== null) names.push(change.name);
      if (!isOfTheRecord(problem)) break;
    }
    setRefusal(refused && { problem: refused, names: some.length > 1 && isOfTheRecord(refused) ? names : [] });
    setBusy(false);
    if (done === 0) return;
    const message =
      some.length === 1
        ? t('changes.restored', { name: some[0]?.name ?? '' })
        : t('changes.restoredAll', { count: done });
    toast.show({ message, icon: RotateCcw });
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
        {[...Map.groupBy(changeGroups(changes), ([newest]) => dayOf(newest?.at ?? now))].map(([day, groups]) => (
          <Timeline key={day} day={dates.dayHead(groups[0]?.[0]?.at ?? now)}>
            {groups.map((group) => (
              <Changes
                key={group[0]?.seq}
                {...{ dates, busy }}
                changes={group}
                hrefOf={props.hrefOf}
                restorable={group.filter(({ seq }) => offered.has(seq))}
                onRestore={(some) => void restore(some)}
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
        <Text tone="quiet">{t('changes.intro', { days: restoreDays })}</Text>
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
        {refusal !== null && (
          <Alert tone="danger" live title={t('changes.restoreFailed')}>
            {' '}
            {refusal.names.length > 0 && `${new Intl.ListFormat(language).format(refusal.names)}: `}
            {problemText(t, refusal.problem)}
          </Alert>
        )}
        {content()}
      </ChangeFrame>
    </>
  );
}
