import { brand, dayOf, type LoggedChange, restoreDays } from '@fnc/domain';
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
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ChangeFrame } from './ChangeLog.styles.ts';
import type { ChangeLogProps } from './changeLogProps.ts';
import { ChangeRow } from './ChangeRow.tsx';

const recordOf = ({ noun, id }: LoggedChange) => `${noun} ${id}`;

/** Of each record that can be brought back the newest removal: there it is offered, once. */
function restorable(changes: readonly LoggedChange[]): ReadonlySet<number> {
  const offered = new Map<string, number>();
  for (const change of changes) {
    if (change.kind !== 'removed' || change.record !== 'removed') continue;
    if (!offered.has(recordOf(change))) offered.set(recordOf(change), change.seq);
  }
  return new Set(offered.values());
}

/** Who changed what, when: of everything, or of one record. What was removed can be brought back from here. */
export function ChangeLog(props: ChangeLogProps) {
  const { state, of, now, removedOnly } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const dates = dateWords(t, language, now);

  async function restore(change: LoggedChange) {
    const refused = await props.onRestore(change);
    setProblem(refused);
    if (refused === null) {
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
      <ChangeFrame aria-busy={state.phase === 'loading'}>
        <PageHead title={t('changes.title')} />
        <Text tone="quiet">{t('changes.intro', { count: restoreDays })}</Text>
        {of !== null && (
          <p>
            {t('changes.of')} <Link href={of.href}>{of.name ?? t('changes.ofUnnamed')}</Link>.{' '}
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
