import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SectionHead } from './Dashboard.styles.ts';
import { Nobody } from './WaitingLeads.styles.ts';

/** Neither the server nor this browser could tell. */
export function LeadsMissing({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useAdminWords();
  return (
    <EmptyState kind="failed" title={t('dashboard.failedTitle')} onRetry={onRetry}>
      {problemText(t, problem)}
    </EmptyState>
  );
}

export function WaitingSkeleton() {
  const { t } = useAdminWords();
  return (
    <section>
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <SectionHead>
        <h2>{t('dashboard.waiting')}</h2>
      </SectionHead>
      {['64%', '52%', '58%'].map((width) => (
        <Nobody key={width}>
          <Skeleton width={120} />
          <Skeleton width={width} />
        </Nobody>
      ))}
    </section>
  );
}
