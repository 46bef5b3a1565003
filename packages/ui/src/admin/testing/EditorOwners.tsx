import { useState } from 'react';
import type { CampaignEditorProps } from '../CampaignEditor/campaignEditorProps.ts';
import { EditedCampaign } from './EditedCampaign.tsx';

/** The editor in an app that opens another page when it is closed. */
export function LeftEditor(props: CampaignEditorProps) {
  const [left, setLeft] = useState(false);
  return left ? <p>Een andere pagina</p> : <EditedCampaign {...props} onClose={() => setLeft(true)} />;
}
