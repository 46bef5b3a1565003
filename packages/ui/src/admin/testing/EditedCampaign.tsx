import { audienceOf, type CampaignDraft, countAudience } from '@fnc/domain';
import { useState } from 'react';
import { CampaignEditor } from '../CampaignEditor/CampaignEditor.tsx';
import type { AudienceState, CampaignEditorProps, CampaignStep } from '../CampaignEditor/campaignEditorProps.ts';

/** Counts the leads of the story as the server does; leads that have the mail already are left out. */
function counted({ audience, leads, state }: CampaignEditorProps, { recipients }: CampaignDraft): AudienceState {
  if (audience.phase !== 'ready' || leads.phase !== 'ready') return audience;
  const has = new Set(state.phase === 'ready' ? state.entry?.campaign.accepted : []);
  const left = recipients.filter((id) => !has.has(id));
  const counts = { ...countAudience(audienceOf(leads.leads, left, false)), already: recipients.length - left.length };
  const { held } = audience.counts;
  return { ...audience, counts: held === undefined ? counts : { ...counts, held } };
}

/** The editor with the state of the draft and the step, as in the app. */
export function EditedCampaign(props: CampaignEditorProps) {
  const [draft, setDraft] = useState<CampaignDraft>(props.draft);
  const [step, setStep] = useState<CampaignStep>(props.step);
  return (
    <CampaignEditor
      {...props}
      draft={draft}
      audience={counted(props, draft)}
      step={step}
      onDraft={(next) => {
        setDraft(next);
        props.onDraft(next);
      }}
      onStep={(next) => {
        setStep(next);
        props.onStep(next);
      }}
    />
  );
}
