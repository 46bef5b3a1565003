import type { ReactElement } from 'react';
import { Ring } from './StageRing.styles.ts';

/**
 * A stage, shown by shape alone: `dot` new or planned, `half` started, `threeQuarters` nearly done, `check` done,
 * `cross` refused, `pause` paused, `dashed` a draft, `disc` running.
 */
export type Stage = 'dot' | 'half' | 'threeQuarters' | 'check' | 'cross' | 'pause' | 'dashed' | 'disc';
export type StageTone = 'link' | 'warning' | 'heading' | 'success' | 'quiet';

const ring = <circle data-line="" cx="8" cy="8" r="6.8" />;

const drawings: Record<Stage, ReactElement> = {
  dot: (
    <>
      {ring}
      <circle cx="8" cy="8" r="2.3" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M8 4.2a3.8 3.8 0 0 1 0 7.6z" />
    </>
  ),
  threeQuarters: (
    <>
      {ring}
      <path d="M8 4.2a3.8 3.8 0 1 1-3.8 3.8H8z" />
    </>
  ),
  check: (
    <>
      <circle cx="8" cy="8" r="7.6" />
      <path data-line="cut" d="m4.9 8.3 2.2 2.2 4-4.6" />
    </>
  ),
  cross: (
    <>
      {ring}
      <path data-line="" d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />
    </>
  ),
  pause: (
    <>
      {ring}
      <path data-line="" d="M6.5 5.7v4.6m3-4.6v4.6" />
    </>
  ),
  dashed: <circle data-line="dashed" cx="8" cy="8" r="6.8" />,
  disc: (
    <>
      {ring}
      <circle cx="8" cy="8" r="4" />
    </>
  ),
};

/** Default colour of each stage. */
export const usualTone: Record<Stage, StageTone> = {
  dot: 'link',
  half: 'warning',
  threeQuarters: 'heading',
  check: 'success',
  cross: 'quiet',
  pause: 'quiet',
  dashed: 'quiet',
  disc: 'success',
};

export interface StageRingProps {
  stage: Stage;
  tone?: StageTone | undefined;
}

/** Decorative: the word is always next to it, in ink. */
export function StageRing({ stage, tone = usualTone[stage] }: StageRingProps) {
  return (
    <Ring viewBox="0 0 16 16" data-tone={tone} aria-hidden="true">
      {drawings[stage]}
    </Ring>
  );
}
