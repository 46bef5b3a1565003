import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { Trail } from '../PageHead/PageHead.styles.ts';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Columns, Side, SkeletonLines } from './LeadDetail.styles.ts';

interface StateProps {
  trail: ReactNode;
}

/** The shape of the page, while its words are on their way. */
export function LeadLoading({ trail }: StateProps) {
  const { t } = useAdminWords();
  return (
    <>
      <PageHead trail={trail} title={t('lead.loading')} />
      <Columns>
        <SkeletonLines>
          <VisuallyHidden role="status">{t('lead.loading')}</VisuallyHidden>
          <Skeleton width="40%" height={20} />
          <Skeleton width="28%" />
          <Skeleton height={36} width={220} />
          {['72%', '54%', '80%', '46%', '64%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </SkeletonLines>
        <Side>
          <SkeletonLines>
            {['90%', '76%', '84%', '68%', '80%', '72%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </SkeletonLines>
        </Side>
      </Columns>
    </>
  );
}

export function LeadNotFound({ trail, listHref }: StateProps & { listHref: string }) {
  const { t } = useAdminWords();
  return (
    <>
      <Trail>{trail}</Trail>
      <EmptyState
        kind="noMatch"
        title={t('errors:lead_not_found')}
        actions={<ButtonLink href={listHref}>{t('lead.notFoundAction')}</ButtonLink>}
      >
        {t('lead.notFoundText')}
      </EmptyState>
    </>
  );
}

interface FailedProps extends StateProps {
  problem: Problem;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

export function LeadFailed({ trail, problem, onRetry, onCopy }: FailedProps) {
  const { t } = useAdminWords();
  return (
    <>
      <Trail>{trail}</Trail>
      <EmptyState
        kind="failed"
        title={t('lead.failedTitle')}
        actions={
          <>
            <Button icon={RefreshCw} onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
            <CopyButton text={problemCode(problem)} label={t('leads.copyError')} copy={onCopy} />
          </>
        }
      >
        {problemText(t, problem)}. {t('lead.failedSafe')}
      </EmptyState>
    </>
  );
}
