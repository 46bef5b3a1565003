import type { CampaignStatus } from '@fnc/domain';
import type { Stage } from '../../components/StageRing/StageRing.tsx';

/** The progress of each status. */
export const campaignStages: Record<CampaignStatus, Stage> = {
  draft: 'dashed',
  scheduled: 'dot',
  sent: 'threeQuarters',
  stopped: 'pause',
  completed: 'check',
};
