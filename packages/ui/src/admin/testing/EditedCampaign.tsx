import { useState } from 'react';
import { CampaignEditor } from '../CampaignEditor/CampaignEditor.tsx';
import type { CampaignDraft } from '../CampaignEditor/campaignDraft.ts';
import type { CampaignEditorProps, CampaignStep } from '../CampaignEditor/campaignEditorProps.ts';

/** The editor with an owner that keeps what is typed and which step is shown, as the app does. */
export function EditedCampaign(props: CampaignEditorProps) {
  const [draft, setDraft] = useState<CampaignDraft>(props.draft);
  const [step, setStep] = useState<CampaignStep>(props.step);
  return (
    <CampaignEditor
      {...props}
      draft={draft}
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
