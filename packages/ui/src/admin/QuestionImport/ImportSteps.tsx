import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { stepState } from '../../components/StepRing/stepState.ts';
import { StepRing } from '../../components/StepRing/StepRing.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ImportStep, ImportStepList } from './QuestionImport.styles.ts';

export type ImportStepName = 'file' | 'check' | 'done';

const steps = [
  { id: 'file', word: 'stepFile' },
  { id: 'check', word: 'stepCheck' },
  { id: 'done', word: 'stepDone' },
] as const satisfies readonly { id: ImportStepName; word: string }[];

/** Where the import stands, on one line in the head of the page. */
export function ImportSteps({ current }: { current: ImportStepName }) {
  const { t } = useAdminWords();
  return (
    <ImportStepList aria-label={t('questionImport.steps')}>
      {steps.map(({ id, word }, index) => {
        // The last step is not done: one is there.
        const state = id === 'done' && current === 'done' ? 'done' : stepState(steps, id, current);
        return (
          <ImportStep key={id} data-state={state} aria-current={id === current ? 'step' : undefined}>
            {index > 0 && <CourseLine direction="across" />}
            <StepRing number={index + 1} state={state} />
            <span>
              {t(`questionImport.${word}`)}
              {state !== undefined && <VisuallyHidden> ({t(`common:steps.${state}`)})</VisuallyHidden>}
            </span>
          </ImportStep>
        );
      })}
    </ImportStepList>
  );
}
