export type StepState = 'done' | 'current' | 'upcoming';

/** Where a step stands against the current one; `undefined` when no step is current, or the current one is unknown. */
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
