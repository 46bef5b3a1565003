import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { SliderFrame, SliderTick, StyledSlider } from './Slider.styles.ts';
import { isSliderKey, rounded, share, stepped } from './steps.ts';

export interface SliderTickMark {
  value: number;
  /** "100k". A tick without a label is only a mark. */
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
  /** Arrow keys go one step, PageUp and PageDown ten. Default 1. */
  step?: number | undefined;
  /** The value in words: "€ 150.000 per jaar". Without it a screen reader says a bare figure. */
  valueText: (value: number) => string;
  /** Drawn under the way, from low to high. Without them the ends are named in words by `valueText`. */
  ticks?: readonly SliderTickMark[] | undefined;
}

/**
 * A value that may be rough: the exact one belongs in a field beside it. Native `<input type="range">`; the keys go the
 * same steps in every browser.
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
            // Any value can be shown, also one typed in a field; only a drag is rounded to a step.
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
