import {
  type ComponentProps,
  type MouseEvent,
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
import { Affix, ControlFrame } from '../Field/Field.styles.ts';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { passRef } from '../Field/passRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readCents, type Reading, type SplitUnit, wholeCents, writeCents } from './notation.ts';

/** Maps a position in a text to a text without some of its characters. */
function placeIn(plain: string, text: string, place: number): number {
  let at = 0;
  for (const sign of text.slice(0, place)) if (plain[at] === sign) at += 1;
  return at;
}

interface Chosen {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/**
 * The text after typing or deleting a digit, edited without its thousands groups. `null` for another kind of edit,
 * which the browser handles (a phone keyboard, composition), or when the whole text is replaced.
 */
export function editOf(
  { inputType, data, cancelable }: Pick<InputEvent, 'inputType' | 'data' | 'cancelable'>,
  { value: text, selectionStart, selectionEnd }: Chosen,
  plain: string,
): { text: string; caret: number } | null {
  if (!cancelable || !['insertText', 'deleteContentBackward', 'deleteContentForward'].includes(inputType)) return null;
  if (selectionStart === null || selectionEnd === null) return null;
  if (selectionStart === 0 && selectionEnd === text.length) return null;
  const isCaret = selectionStart === selectionEnd;
  const from = placeIn(plain, text, selectionStart) - (isCaret && inputType === 'deleteContentBackward' ? 1 : 0);
  const to = placeIn(plain, text, selectionEnd) + (isCaret && inputType === 'deleteContentForward' ? 1 : 0);
  const inserted = inputType === 'insertText' ? (data ?? '') : '';
  const start = Math.max(0, from);
  return { text: plain.slice(0, start) + inserted + plain.slice(to), caret: start + inserted.length };
}

/** A click on a sign, a unit or the space around the text focuses the input. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

interface TypedNumber {
  /** `null`: empty. `NaN`: the text cannot be parsed; `Infinity`: it is too large to be exact. A schema rejects both. */
  value: number | null;
  onChange: (value: number | null) => void;
}

interface Options extends TypedNumber {
  read: (text: string) => Reading;
  write: (value: number, useGrouping: boolean) => string;
  /** The owner's ref to the input. */
  ref: Ref<HTMLInputElement> | undefined;
}

const valueOf = (reading: Reading): number | null => {
  if (reading.kind === 'empty') return null;
  return reading.kind === 'number' ? reading.value : Number.NaN;
};

/**
 * Text and number of one field. Typed text stays as it is; blur formats it, if it can be parsed. A value set by the
 * owner (a slider, a reset) replaces the text.
 */
function useTypedNumber({ value, onChange, read, write, ref }: Options) {
  const [typed, setTyped] = useState<{ text: string; value: number | null; left: boolean } | null>(null);
  const current = typed !== null && Object.is(typed.value, value) ? typed : null;
  const reading = read(current?.text ?? '');
  const wrong = reading.kind === 'unreadable' || reading.kind === 'decimals' ? reading.kind : undefined;
  const node = useRef<HTMLInputElement>(null);
  const written = (useGrouping: boolean) =>
    value === null || !Number.isFinite(value) ? '' : write(value, useGrouping);

  const type = (text: string) => {
    const next = valueOf(read(text));
    setTyped({ text, value: next, left: current?.left ?? false });
    if (!Object.is(next, value)) onChange(next);
  };
  /** Edits inside a number without groups: deleting a digit of `150.000` gives fifteen thousand, not `150.00`. */
  const beforeEdit = useEffectEvent((event: InputEvent, input: HTMLInputElement) => {
    const plain = written(false);
    const edited = current === null && plain !== input.value ? editOf(event, input, plain) : null;
    if (edited === null) return;
    event.preventDefault(); // handled here, because not every browser continues with a text that has changed
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    type(edited.text);
  });
  useEffect(() => {
    const input = node.current;
    if (input === null) return undefined;
    // React's own `onBeforeInput` does not report deletions.
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
    /** The error of the text, after the first blur. */
    fault: current?.left === true ? wrong : undefined,
    type,
    leave: () => setTyped(current !== null && !Number.isFinite(current.value ?? 0) ? { ...current, left: true } : null),
  };
}

/** The attributes of an `<input>` that the owner may set. */
type AmountInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'size'
>;

export interface MoneyFieldProps extends AmountInputProps, FieldWords, TypedNumber {
  /** Whole euro cents: 123450 is € 1.234,50. `null`: empty. `NaN`: the typed text is not an amount; `Infinity`: too large. */
  value: number | null;
  /** Units that may follow the amount while typing: "150k". On blur the field shows the full amount. */
  splitUnit?: SplitUnit | undefined;
  /** `large` for the main amount of a page. */
  size?: 'large' | undefined;
}

/**
 * An amount in euro: `1.234,50` in Dutch, `1,234.50` in English; each language accepts both where only one reading is
 * possible. Arrow keys do not change it, because amounts are too large for steps; combine it with a `Slider` for that.
 */
export function MoneyField({ value, onChange, size, splitUnit, ...rest }: MoneyFieldProps) {
  const { t, i18n } = useTranslation('common');
  const euroId = useId();
  const { words, control, required } = splitField(rest);
  const { language } = i18n;
  const write = (cents: number, useGrouping = true) => writeCents(cents, language, useGrouping);
  const read = (text: string) => readCents(text, language, splitUnit);
  const typed = useTypedNumber({ value, onChange, read, write, ref: control.ref });
  const whole = wholeCents(typed.text);
  const faults = {
    unreadable: t('number.amountUnreadable', { example: write(123_450) }),
    // "80.000" in English is a whole amount, written as in Dutch.
    decimals:
      whole === null ? t('number.decimals', { count: 2 }) : t('number.amountUnreadable', { example: write(whole) }),
  };
  return (
    <Field {...words} error={words.error ?? (typed.fault && faults[typed.fault])} describedBy={euroId}>
      {(belonging) => (
        <ControlFrame data-size={size} onMouseDown={focusInput}>
          <Affix aria-hidden="true">€</Affix>
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
        </ControlFrame>
      )}
    </Field>
  );
}
