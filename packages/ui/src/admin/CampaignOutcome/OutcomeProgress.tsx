import { TaskProgress } from '../../components/TaskProgress/TaskProgress.tsx';
import type { CampaignFacts } from '../campaigns/campaignFacts.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface OutcomeProgressProps {
  facts: CampaignFacts;
  refreshSeconds: number | null;
  stopping: boolean;
  onStop: () => void;
}

/** A running send: how far the server is. */
export function OutcomeProgress({ facts, refreshSeconds, stopping, onStop }: OutcomeProgressProps) {
  const { t } = useAdminWords();
  return (
    <TaskProgress
      label={t('campaigns.outcome.running')}
      done={facts.done}
      total={facts.total}
      onCancel={stopping ? undefined : onStop}
    >
      {refreshSeconds !== null && t('campaigns.outcome.refresh', { count: refreshSeconds })}
    </TaskProgress>
  );
}
