import type { CampaignQuery } from '@fnc/domain';
import { CampaignOutcome } from '@fnc/ui/admin';
import { useCampaignResult } from './useCampaignResult.ts';

interface CampaignResultProps {
  id: string;
  /** Of the list beside it. */
  query: CampaignQuery;
  open: boolean;
}

/** What became of one campaign, beside the list. */
export const CampaignResult = ({ id, query, open }: CampaignResultProps) => (
  <CampaignOutcome {...useCampaignResult(id, query)} open={open} />
);
