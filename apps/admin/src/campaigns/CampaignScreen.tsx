import { CampaignEditor } from '@fnc/ui/admin';
import { useCampaignEditor } from './useCampaignEditor.ts';

/** The editor over the list. */
export const CampaignScreen = ({ id }: { id: string }) => <CampaignEditor {...useCampaignEditor(id)} />;
