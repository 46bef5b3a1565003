import { useState } from 'react';
import type { CampaignEditorProps } from '../CampaignEditor/campaignEditorProps.ts';
import { CampaignOutcome } from '../CampaignOutcome/CampaignOutcome.tsx';
import type { CampaignOutcomeProps } from '../CampaignOutcome/campaignOutcomeProps.ts';
import { EditedCampaign } from './EditedCampaign.tsx';

/** The editor as in the app: once it is unscheduled, the campaign is a draft. */
export function UnscheduledEditor(props: CampaignEditorProps) {
  const [isDraft, setIsDraft] = useState(false);
  const { state } = props;
  const entry = state.phase === 'ready' ? state.entry : null;
  return (
    <EditedCampaign
      {...props}
      state={
        isDraft && entry !== null
          ? { phase: 'ready', entry: { campaign: { ...entry.campaign, status: 'draft', accepted: [] }, figures: null } }
          : state
      }
      onUnschedule={async () => {
        const problem = await props.onUnschedule();
        setIsDraft(problem === null);
        return problem;
      }}
    />
  );
}

/** The outcome as in the app: once its mails are stopped, a scheduled campaign is a draft, and a running one stopped. */
export function UnscheduledOutcome(props: CampaignOutcomeProps) {
  const [isDraft, setIsDraft] = useState(false);
  const { state } = props;
  const entry = state.phase === 'ready' ? state.entry : null;
  const figures = entry?.figures ?? null;
  return (
    <CampaignOutcome
      {...props}
      state={
        isDraft && entry !== null && figures !== null
          ? {
              phase: 'ready',
              entry: {
                campaign: { ...entry.campaign, status: 'draft', handedOver: false },
                figures: { ...figures, queued: 0, cancelled: figures.queued },
              },
            }
          : state
      }
      onStop={async () => {
        const outcome = await props.onStop();
        setIsDraft('cancelled' in outcome);
        return outcome;
      }}
    />
  );
}
