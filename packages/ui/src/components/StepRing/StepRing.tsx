import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Ring } from './StepRing.styles.ts';
import type { StepState } from './stepState.ts';

export interface StepRingProps {
  /** Its place in the course, from 1. */
  number: number;
  /** Absent while the course has not begun. */
  state: StepState | undefined;
}

/** The number of a step in a ring, or a tick when it is done. Silent: the words beside it say the step and its state. */
export function StepRing({ number, state }: StepRingProps) {
  return (
    <Ring data-state={state} aria-hidden="true">
      {state === 'done' ? <Icon of={Check} /> : number}
    </Ring>
  );
}
