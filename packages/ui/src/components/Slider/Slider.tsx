import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { SliderFrame, SliderTick, StyledSlider } from './Slider.styles.ts';

interface Steps {
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

export interface SliderTickMark {
  value: number;
  /** "100k". Without it only the tick is shown. */
  label?: ReactNode;
}

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'readOnly' | 'size'
>;

export interface SliderProps extends Native, FieldWords {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Change per arrow key; PageUp and PageDown change ten steps. Default 1. */
  step?: number | undefined;
  /** The value as text: "€ 150.000 per jaar". Without it a screen reader reads only a number. */
  valueText: (value: number) => string;
  /** Shown under the track, from low to high. Without them `valueText` labels the ends. */
  ticks?: readonly SliderTickMark[] | undefined;
}

/**
 * An approximate value; for an exact one add a field next to it. Native `<input type="range">`, with the same steps per
 * key in every browser.
 */
export function Slider(props: SliderProps) {
  const { value, onChange, min, max, step = 1, valueText, ticks, ...rest } = props;
  const { words, control } = splitField(rest);
  const marks = ticks ?? [
    { value: min, label: valueText(min) },
    { value: max, label: valueText(max) },
  ];
  const go = (event: KeyboardEvent<HTMLInputElement>) => {
    control.onKeyDown?.(event);
    if (event.defaultPrevented || !isSliderKey(event.key)) return;
    event.preventDefault();
    onChange(stepped(value, event.key, { step, min, max }));
  };
  const along = (mark: number) => ({ '--share': share(mark, min, max) }) as CSSProperties;
  return (
    <Field {...words}>
      {(belonging) => (
        <SliderFrame style={along(value)}>
          <StyledSlider
            {...control}
            {...belonging}
            type="range"
            min={min}
            max={max}
            // Any value can be shown, also one typed in a field; only dragging rounds to a step.
            step="any"
            value={value}
            aria-valuetext={valueText(value)}
            onKeyDown={go}
            onChange={(event) => onChange(rounded(event.target.valueAsNumber, { step, min, max }))}
          />
          <div aria-hidden="true">
            {marks.map((mark) => (
              <SliderTick key={mark.value} style={along(mark.value)}>
                <span>{mark.label}</span>
              </SliderTick>
            ))}
          </div>
        </SliderFrame>
      )}
    </Field>
  );
}
