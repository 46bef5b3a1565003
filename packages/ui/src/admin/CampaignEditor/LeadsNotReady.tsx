import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignEditorProps, MailableLeads } from './campaignEditorProps.ts';

export interface LeadsNotReadyProps extends Pick<CampaignEditorProps, 'onRetry' | 'onCopy'> {
  leads: Exclude<MailableLeads, { phase: 'ready' }>;
  /** Of the skeleton. */
  lines?: number | undefined;
}

/** In place of everything that follows from the leads: how far they are, or why they did not come. */
export function LeadsNotReady({ leads, lines = 8, onRetry, onCopy }: LeadsNotReadyProps) {
  const { t, language } = useAdminWords();
  if (leads.phase === 'failed') {
    return (
      <EmptyState
        kind="failed"
        level={3}
        title={t('campaigns.recipients.failedTitle')}
        onRetry={onRetry}
        errorCode={problemCode(leads.problem)}
        copy={onCopy}
      >
        {problemText(t, leads.problem).replace(/\.$/, '')}. {t('campaigns.recipients.failedSafe')}
      </EmptyState>
    );
  }
  const { done, total } = leads;
  return (
    <div aria-busy="true">
      <p role="status">
        {done === undefined || total === undefined
          ? t('campaigns.recipients.loading')
          : t('campaigns.recipients.loadingCount', {
              done: formatFigure(done, language),
              total: formatFigure(total, language),
            })}
      </p>
      <SkeletonLines lines={lines} />
    </div>
  );
}
