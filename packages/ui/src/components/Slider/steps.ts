export interface Steps {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
}

/** Steps per key of the slider pattern; `Home` and `End` jump to the ends. */
const keySteps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 } as const;

type StepKey = keyof typeof keySteps;

/** Keys that also change a number in a text field, where left, right, Home and End move the caret. */
const textKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'] satisfies StepKey[];

export const isStepKey = (key: string): key is StepKey => textKeys.includes(key);
export const isSliderKey = (key: string): key is StepKey | 'Home' | 'End' =>
  Object.hasOwn(keySteps, key) || key === 'Home' || key === 'End';

const places = (step: number) => String(step).split('.')[1]?.length ?? 0;

/**
 * The value after a key. A value between two steps moves to the next one; the result is always within `min` and `max`.
 * An empty field starts at `min`, else at 0.
 */
export function stepped(value: number | null, key: StepKey | 'Home' | 'End', steps: Steps): number {
  const { step, min = -Infinity, max = Infinity } = steps;
  const origin = Number.isFinite(min) ? min : 0;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  if (value === null) return origin;
  const by = keySteps[key];
  const position = Number(((value - origin) / step).toFixed(6)); // because 0.3 / 0.1 is not exactly 3
  const next = (by > 0 ? Math.floor(position) : Math.ceil(position)) + by;
  const exact = Number((origin + next * step).toFixed(places(step) + places(origin)));
  return Math.min(max, Math.max(min, exact));
}

/** The step nearest to the dragged thumb. */
export function rounded(value: number, { step, min = 0, max = Infinity }: Steps): number {
  const exact = Number((min + Math.round((value - min) / step) * step).toFixed(places(step) + places(min)));
  return Math.min(max, Math.max(min, exact));
}

/** Position of a value on the track, 0 to 1. */
export const share = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
