import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Ring } from './StepRing.styles.ts';
import type { StepState } from './stepState.ts';

export interface StepRingProps {
  /** Its position, from 1. */
  number: number;
  /** Absent until the steps have started. */
  state: StepState | undefined;
}

/**
 * The number of a step in a ring, or a tick when done. Hidden from screen readers: the text next to it says the same.
 */
export function StepRing({ number, state }: StepRingProps) {
  return (
    <Ring data-state={state} aria-hidden="true">
      {state === 'done' ? <Icon of={Check} /> : number}
    </Ring>
  );
}
