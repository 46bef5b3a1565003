import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Ring } from './StepRing.styles.ts';

export type StepState = 'done' | 'current' | 'upcoming';

/** State of a step relative to the current one; `undefined` when there is no current step or it is unknown. */
export function stepState(
  steps: readonly { readonly id: string }[],
  id: string,
  current: string | undefined,
): StepState | undefined {
  const here = steps.findIndex((step) => step.id === current);
  if (here === -1) return undefined;
  const place = steps.findIndex((step) => step.id === id);
  if (place === here) return 'current';
  return place < here ? 'done' : 'upcoming';
}

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
