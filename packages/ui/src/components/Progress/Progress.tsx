import { Track } from './Progress.styles.ts';

export interface ProgressProps {
  /** 0–1. */
  value: number;
  /** What is progressing: "Versturen". */
  label: string;
  /** What is reached, in words: "41 van 64". */
  valueText?: string | undefined;
}

export function Progress({ value, label, valueText }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <span style={{ width: `${percent}%` }} />
    </Track>
  );
}
