import { Fragment } from 'react';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { StepRing } from '../../components/StepRing/StepRing.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { StepTab, StepTabs } from './EditorSteps.styles.ts';
import { type CampaignStep, campaignSteps } from './campaignEditorProps.ts';

export interface EditorStepsProps {
  current: CampaignStep;
  /** Steps that have what they need. */
  done: ReadonlySet<CampaignStep>;
  /** Steps that cannot be gone back to. */
  closed: ReadonlySet<CampaignStep>;
}

/** The three steps on the dotted course; each is a tab. */
export function EditorSteps({ current, done, closed }: EditorStepsProps) {
  const { t } = useAdminWords();
  return (
    <StepTabs aria-label={t('campaigns.editor.steps')} activateOnFocus={false}>
      {campaignSteps.map((step, index) => {
        const state = step === current ? 'current' : done.has(step) ? 'done' : 'upcoming';
        return (
          <Fragment key={step}>
            {index > 0 && <CourseLine direction="across" />}
            <StepTab value={step} disabled={closed.has(step)} data-state={state}>
              <StepRing number={index + 1} state={state} />
              {t(`campaigns.editor.step.${step}`)}
            </StepTab>
          </Fragment>
        );
      })}
    </StepTabs>
  );
}
