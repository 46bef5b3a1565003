import {
  type ComponentProps,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { InputFrame } from '../Field/InputFrame.tsx';
import { passRef } from '../Field/passRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readCents, type Reading, type SplitUnit, writeCents } from './notation.ts';
import { editOf } from './partialEdit.ts';

interface TypedNumber {
  /** `null`: empty. `NaN`: what is typed cannot be read; a schema refuses it and never takes it for a number. */
  value: number | null;
  onChange: (value: number | null) => void;
}

interface Options extends TypedNumber {
  read: (text: string) => Reading;
  write: (value: number, useGrouping: boolean) => string;
  /** The owner's, of the input. */
  ref: Ref<HTMLInputElement> | undefined;
}

const valueOf = (reading: Reading): number | null => {
  if (reading.kind === 'empty') return null;
  return reading.kind === 'number' ? reading.value : Number.NaN;
};

/**
 * Text and number of one field. What is typed stays as it is typed; leaving the field writes it in full, and only if it
 * can be read. A value from elsewhere (a slider, a reset) takes the place of the text.
 */
function useTypedNumber({ value, onChange, read, write, ref }: Options) {
  const [typed, setTyped] = useState<{ text: string; value: number | null; left: boolean } | null>(null);
  const current = typed !== null && Object.is(typed.value, value) ? typed : null;
  const reading = read(current?.text ?? '');
  const wrong = reading.kind === 'unreadable' || reading.kind === 'decimals' ? reading.kind : undefined;
  const node = useRef<HTMLInputElement>(null);
  const written = (useGrouping: boolean) => (value === null || Number.isNaN(value) ? '' : write(value, useGrouping));

  const type = (text: string) => {
    const next = valueOf(read(text));
    setTyped({ text, value: next, left: current?.left ?? false });
    if (!Object.is(next, value)) onChange(next);
  };
  /** One figure less of `150.000` is fifteen thousand, not `150.00`: who changes a part of it changes it without groups. */
  const beforeEdit = useEffectEvent((event: InputEvent, input: HTMLInputElement) => {
    const plain = written(false);
    const edited = current === null && plain !== input.value ? editOf(event, input, plain) : null;
    if (edited === null) return;
    event.preventDefault(); // done here: not every browser goes on with it in a text that has changed
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    type(edited.text);
  });
  useEffect(() => {
    const input = node.current;
    if (input === null) return undefined;
    // React's own `onBeforeInput` says nothing of what is taken away.
    const listen = (event: InputEvent) => beforeEdit(event, input);
    input.addEventListener('beforeinput', listen);
    return () => input.removeEventListener('beforeinput', listen);
  }, []);
  const attach: RefCallback<HTMLInputElement> = useCallback(
    (input) => {
      node.current = input;
      return passRef(ref, input);
    },
    [ref],
  );

  return {
    ref: attach,
    text: current?.text ?? written(true),
    /** What is wrong with the text, once the field has been left. */
    fault: current?.left === true ? wrong : undefined,
    type,
    leave: () => setTyped(current !== null && wrong !== undefined ? { ...current, left: true } : null),
  };
}

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
