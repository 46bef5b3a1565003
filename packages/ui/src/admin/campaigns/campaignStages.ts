import type { CampaignStatus } from '@fnc/domain';
import type { Stage } from '../../components/StageRing/StageRing.tsx';

/** How far each status is. */
export const campaignStages: Record<CampaignStatus, Stage> = {
  draft: 'dashed',
  scheduled: 'dot',
  sent: 'threeQuarters',
  stopped: 'pause',
  completed: 'check',
};
