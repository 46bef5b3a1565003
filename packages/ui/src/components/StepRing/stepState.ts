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
