import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { InputFrame } from '../Field/InputFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readCents, type SplitUnit, writeCents } from './notation.ts';
import { type TypedNumber, useTypedNumber } from './useTypedNumber.ts';

/** The attributes of an `<input>` that the field leaves to its owner. */
type AmountInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'size'
>;

export interface MoneyFieldProps extends AmountInputProps, FieldWords, TypedNumber {
  /** Whole euro cents: 123450 is € 1.234,50. `null`: empty. `NaN`: what is typed is not an amount. */
  value: number | null;
  /** Units that may stand behind the amount while it is typed: "150k". Left, the field shows the amount itself. */
  splitUnit?: SplitUnit | undefined;
  /** `large` for the one amount a page turns on. */
  size?: 'large' | undefined;
}

/**
 * An amount in euro: `1.234,50` in Dutch, `1,234.50` in English, both understood in both where only one reading is
 * possible. The arrow keys do not count: nobody reaches a turnover by steps; give it a `Slider` for that.
 */
export function MoneyField({ value, onChange, size, splitUnit, ...rest }: MoneyFieldProps) {
  const { t, i18n } = useTranslation('common');
  const euroId = useId();
  const { words, control, required } = splitField(rest);
  const { language } = i18n;
  const write = (cents: number, useGrouping = true) => writeCents(cents, language, useGrouping);
  const read = (text: string) => readCents(text, language, splitUnit);
  const typed = useTypedNumber({ value, onChange, read, write, ref: control.ref });
  const faults = {
    unreadable: t('number.amountUnreadable', { example: write(123_450) }),
    decimals: t('number.decimals', { count: 2 }),
  };
  return (
    <Field {...words} error={words.error ?? (typed.fault && faults[typed.fault])} describedBy={euroId}>
      {(belonging) => (
        <InputFrame start={<span aria-hidden="true">€</span>} size={size}>
          <VisuallyHidden id={euroId}>{t('number.inEuro')}</VisuallyHidden>
          <input
            autoComplete="off"
            inputMode="decimal"
            aria-required={required}
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
          />
        </InputFrame>
      )}
    </Field>
  );
}
