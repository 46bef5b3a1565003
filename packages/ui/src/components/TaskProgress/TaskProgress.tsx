import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWholeShare } from '../../locales/wholeShares.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Text } from '../Text/Text.tsx';
import { withStrong } from '../Text/withStrong.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TaskFigures, TaskFrame, TaskOutcome, TaskWords } from './TaskProgress.styles.ts';

/** Progress of a task. `total` is `null` while unknown. */
interface TaskCount {
  done: number;
  total: number | null;
}

/** 0–1, or `null` while the total is unknown. A total of 0 is done. */
export function shareOf({ done, total }: TaskCount): number | null {
  if (total === null) return null;
  return total <= 0 ? 1 : Math.min(Math.max(done / total, 0), 1);
}

/**
 * Progress in quarters, 0–4: the text is announced once per quarter, because announcing each of 120 counts would drown
 * out everything else.
 */
export const stepOf = (count: TaskCount): number => Math.floor((shareOf(count) ?? 0) * 4);

export interface TaskProgressProps extends TaskCount {
  /** The task: "Campagne versturen". */
  label: string;
  state?: 'running' | 'done' | 'failed' | undefined;
  /**
   * Stops the task; completed work remains, so the button says "Stop", not "Annuleer". Absent if it cannot be stopped.
   */
  onCancel?: (() => void) | undefined;
  /** "Maak ongedaan", where stopping reverts completed work. */
  cancelLabel?: string | undefined;
  /** Below the bar: the remaining time, the error. */
  children?: ReactNode;
}

/**
 * A task with a count: name, "37 van 120", bar, Stop; afterwards its outcome, at the same height. Each quarter and the
 * outcome are announced, but not each step.
 */
export function TaskProgress(props: TaskProgressProps) {
  const { label, done, total, state = 'running', onCancel, cancelLabel, children } = props;
  const { t, i18n } = useTranslation('common');
  const share = shareOf({ done, total });
  const counted = total === null ? undefined : { done, total };
  const words = counted ? t('taskProgress.saidCount', { label, ...counted }) : `${label}: ${t('taskProgress.busy')}`;
  const outcome = state === 'running' ? null : `${label}: ${t(`taskProgress.${state}`)}`;
  const said = useStep(stepOf({ done, total }), words);
  return (
    <TaskFrame>
      <TaskWords>
        <span>{label}</span>
        {state === 'running' && (
          <TaskFigures aria-hidden="true">
            {counted ? (
              <>
                {withStrong(t('taskProgress.count', counted))}
                {` · ${formatWholeShare(share ?? 0, i18n.language)}`}
              </>
            ) : (
              t('taskProgress.busy')
            )}
          </TaskFigures>
        )}
        {state !== 'running' && (
          <TaskOutcome data-state={state} aria-hidden="true">
            <Icon of={state === 'done' ? CircleCheck : CircleAlert} />
            {t(`taskProgress.${state}`)}
          </TaskOutcome>
        )}
      </TaskWords>
      <Progress value={state === 'done' ? 1 : share} label={label} valueText={outcome ?? words} state={state} />
      {state === 'running' && onCancel && <Button onClick={onCancel}>{cancelLabel ?? t('taskProgress.cancel')}</Button>}
      <VisuallyHidden role="status">{outcome ?? said}</VisuallyHidden>
      {children !== undefined && (
        <Text size="small" tone="quiet" wide>
          {children}
        </Text>
      )}
    </TaskFrame>
  );
}

/** The text at the moment this step was reached. */
function useStep(step: number, words: string): string {
  const [reached, setReached] = useState({ step, words });
  if (reached.step === step) return reached.words;
  setReached({ step, words });
  return words;
}
