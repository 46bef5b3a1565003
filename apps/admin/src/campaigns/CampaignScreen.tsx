import type { CampaignQuery } from '@fnc/domain';
import { CampaignEditor } from '@fnc/ui/admin';
import { useCampaignEditor } from './useCampaignEditor.ts';

/** The editor over the list, which stays at `query`. */
export const CampaignScreen = ({ id, query }: { id: string; query: CampaignQuery }) => (
  <CampaignEditor {...useCampaignEditor(id, query)} />
);
