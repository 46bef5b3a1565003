import { Track } from './Progress.styles.ts';

export interface ProgressProps {
  /** 0–1; `null` while the total is unknown: the bar is then animated, or hatched with motion off. */
  value: number | null;
  /** The task: "Versturen". */
  label: string;
  /** The progress as text: "41 van 64". Read instead of the percentage. */
  valueText?: string | undefined;
  /** `failed` is red and hatched, so that colour is not the only sign. */
  state?: 'running' | 'done' | 'failed' | undefined;
}

/** A bar without text, for a row or a toolbar with its own text; `TaskProgress` adds text and button. */
export function Progress({ value, label, valueText, state = 'running' }: ProgressProps) {
  // Short of the whole it is at most 99, as in the words beside it.
  const percent = value === null ? null : Math.min(Math.round(Math.max(value, 0) * 100), value < 1 ? 99 : 100);
  const known = percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <Track role="progressbar" aria-label={label} aria-valuetext={valueText} data-state={state} {...known}>
      <span data-known={percent !== null} style={percent === null ? undefined : { width: `${percent}%` }} />
    </Track>
  );
}
