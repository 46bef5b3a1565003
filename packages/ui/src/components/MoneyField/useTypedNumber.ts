import { type Ref, type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { passRef } from '../Field/passRef.ts';
import type { Reading } from './notation.ts';
import { editOf } from './partialEdit.ts';

export interface TypedNumber {
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
export function useTypedNumber({ value, onChange, read, write, ref }: Options) {
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
