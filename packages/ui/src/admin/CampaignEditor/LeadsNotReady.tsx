import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { AudienceState, CampaignEditorProps, MailableLeads } from './campaignEditorProps.ts';

type Wishes = Pick<CampaignEditorProps, 'onRetry' | 'onCopy'>;

function NotLoaded({ title, problem, onRetry, onCopy }: Wishes & { title: string; problem: Problem }) {
  const { t } = useAdminWords();
  return (
    <EmptyState kind="failed" level={3} title={title} onRetry={onRetry} errorCode={problemCode(problem)} copy={onCopy}>
      {problemText(t, problem).replace(/\.$/, '')}. {t('campaigns.recipients.failedSafe')}
    </EmptyState>
  );
}

const Coming = ({ words, lines }: { words: string; lines: number }) => (
  <div aria-busy="true">
    <p role="status">{words}</p>
    <SkeletonLines lines={lines} />
  </div>
);

export interface LeadsNotReadyProps extends Wishes {
  leads: Exclude<MailableLeads, { phase: 'ready' }>;
}

/** Shown instead of the leads to choose from: loading progress, or why loading failed. */
export function LeadsNotReady({ leads, ...wishes }: LeadsNotReadyProps) {
  const { t, language } = useAdminWords();
  if (leads.phase === 'failed') {
    return <NotLoaded title={t('campaigns.recipients.failedTitle')} problem={leads.problem} {...wishes} />;
  }
  const { done, total } = leads;
  const words =
    done === undefined || total === undefined
      ? t('campaigns.recipients.loading')
      : t('campaigns.recipients.loadingCount', {
          done: formatFigure(done, language),
          total: formatFigure(total, language),
        });
  return <Coming words={words} lines={8} />;
}

export interface NotCountedProps extends Wishes {
  audience: Exclude<AudienceState, { phase: 'ready' }>;
  /** Lines of the skeleton. */
  lines: number;
}

/** Shown instead of everything that depends on the recipients: they are being counted, or why counting failed. */
export function NotCounted({ audience, lines, ...wishes }: NotCountedProps) {
  const { t } = useAdminWords();
  return audience.phase === 'failed' ? (
    <NotLoaded title={t('campaigns.recipients.countFailedTitle')} problem={audience.problem} {...wishes} />
  ) : (
    <Coming words={t('campaigns.recipients.counting')} lines={lines} />
  );
}
