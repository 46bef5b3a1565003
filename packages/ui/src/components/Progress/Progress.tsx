import { Track } from './Progress.styles.ts';

export interface ProgressProps {
  /** 0–1; `null` while the end is not known: the bar then runs, or stands hatched where motion is off. */
  value: number | null;
  /** What is progressing: "Versturen". */
  label: string;
  /** What is reached, in words: "41 van 64". Read in place of the percentage. */
  valueText?: string | undefined;
  /** `failed` is red and hatched, so that colour is not the only sign. */
  state?: 'running' | 'done' | 'failed' | undefined;
}

/** A bare bar, for a row or a toolbar where the words stand beside it; `TaskProgress` has the words and the button. */
export function Progress({ value, label, valueText, state = 'running' }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  const known = percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <Track role="progressbar" aria-label={label} aria-valuetext={valueText} data-state={state} {...known}>
      <span data-known={percent !== null} style={percent === null ? undefined : { width: `${percent}%` }} />
    </Track>
  );
}
