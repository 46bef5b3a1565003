import { useState } from 'react';
import type { CampaignEditorProps } from '../CampaignEditor/campaignEditorProps.ts';
import { EditedCampaign } from './EditedCampaign.tsx';
import { draftEntry } from './sampleCampaigns.ts';

/** The editor of an app that goes to another page when it is closed. */
export function LeftEditor(props: CampaignEditorProps) {
  const [left, setLeft] = useState(false);
  return left ? <p>Een andere pagina</p> : <EditedCampaign {...props} onClose={() => setLeft(true)} />;
}

/** After sending, the campaign is one that the server has wholly. */
export function LockedBySending(props: CampaignEditorProps) {
  const [sent, setSent] = useState(false);
  const entry = {
    ...draftEntry,
    campaign: { ...draftEntry.campaign, status: 'sent' as const, accepted: [...props.draft.recipients] },
  };
  return (
    <EditedCampaign
      {...props}
      state={sent ? { phase: 'ready', entry } : props.state}
      onSend={async (leads) => {
        const outcome = await props.onSend(leads);
        setSent(true);
        return outcome;
      }}
    />
  );
}
