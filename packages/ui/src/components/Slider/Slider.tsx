import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { SliderFrame, SliderTick, StyledSlider } from './Slider.styles.ts';
import { isSliderKey, rounded, share, stepped } from './steps.ts';

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
