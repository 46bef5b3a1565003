import { CampaignOutcome } from '@fnc/ui/admin';
import { useCampaignResult } from './useCampaignResult.ts';

/** What became of one campaign, beside the list. */
export const CampaignResult = ({ id, open }: { id: string; open: boolean }) => (
  <CampaignOutcome {...useCampaignResult(id)} open={open} />
);
