import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { InputFrame } from '../Field/InputFrame.tsx';
import { isStepKey, stepped } from '../Slider/steps.ts';
import { inputModeFor, readNumber, writeNumber } from './notation.ts';
import { type TypedNumber, useTypedNumber } from './useTypedNumber.ts';

/** The attributes of an `<input>` that a field of numbers leaves to its owner. */
export type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'
>;

export interface NumberFieldProps extends NumberInputProps, FieldWords, TypedNumber {
  /** Most digits behind the decimal sign. Default 0. */
  decimals?: number | undefined;
  /** Stands in the box behind the number: "dagen", "%". Typing it too does no harm. */
  unit?: string | undefined;
  /** Lets the arrow keys count. Only where counting makes sense: for nights and years, not for a file number. */
  step?: number | undefined;
  /** Where the arrow keys stop. What is typed is not changed: the schema says what is too little or too much. */
  min?: number | undefined;
  max?: number | undefined;
}

/** A number in the notation of the page: `1.234,5` in Dutch, `1,234.5` in English. */
export function NumberField(props: NumberFieldProps) {
  const { decimals = 0, unit, step, min, max, value, onChange, ...rest } = props;
  const { t, i18n } = useTranslation('common');
  const unitId = useId();
  const { words, control, required } = splitField(rest);
  const { language } = i18n;
  const write = (number: number, useGrouping = true) => writeNumber(number, language, decimals, useGrouping);
  const typed = useTypedNumber({
    value,
    onChange,
    read: (text) => readNumber(text, { language, decimals, affixes: unit === undefined ? [] : [unit] }),
    write,
    ref: control.ref,
  });
  const faults = {
    unreadable: t('number.unreadable', { example: write(decimals === 0 ? 1200 : 1234.5) }),
    decimals: decimals === 0 ? t('number.whole') : t('number.decimals', { count: decimals }),
  };
  const known = value !== null && !Number.isNaN(value);
  const spinner = step !== undefined && {
    role: 'spinbutton',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': known ? value : undefined,
    'aria-valuetext': typed.text || undefined,
  };
  const count = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (step === undefined || !isStepKey(key) || currentTarget.readOnly || Number.isNaN(value)) return;
    event.preventDefault();
    onChange(stepped(value, key, { step, min, max }));
  };
  return (
    <Field
      {...words}
      error={words.error ?? (typed.fault && faults[typed.fault])}
      describedBy={unit === undefined ? undefined : unitId}
    >
      {(belonging) => (
        <InputFrame end={unit} endId={unitId}>
          <input
            autoComplete="off"
            inputMode={inputModeFor(decimals, min)}
            aria-required={required}
            {...spinner}
            {...control}
            {...belonging}
            ref={typed.ref}
            type="text"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={(event) => {
              typed.leave();
              control.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              control.onKeyDown?.(event);
              if (!event.defaultPrevented) count(event);
            }}
          />
        </InputFrame>
      )}
    </Field>
  );
}
