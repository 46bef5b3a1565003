import { useState } from 'react';
import type { Reading } from './notation.ts';

export interface TypedNumber {
  /** `null`: empty. `NaN`: what is typed cannot be read; a schema refuses it and never takes it for a number. */
  value: number | null;
  onChange: (value: number | null) => void;
}

interface Options extends TypedNumber {
  read: (text: string) => Reading;
  write: (value: number) => string;
}

const valueOf = (reading: Reading): number | null => {
  if (reading.kind === 'empty') return null;
  return reading.kind === 'number' ? reading.value : Number.NaN;
};

/**
 * Text and number of one field. What is typed stays as it is typed; leaving the field writes it in full, and only if it
 * can be read. A value from elsewhere (a slider, a reset) takes the place of the text.
 */
export function useTypedNumber({ value, onChange, read, write }: Options) {
  const [typed, setTyped] = useState<{ text: string; value: number | null; left: boolean } | null>(null);
  const current = typed !== null && Object.is(typed.value, value) ? typed : null;
  const reading = read(current?.text ?? '');
  const wrong = reading.kind === 'unreadable' || reading.kind === 'decimals' ? reading.kind : undefined;
  return {
    text: current?.text ?? (value === null || Number.isNaN(value) ? '' : write(value)),
    /** What is wrong with the text, once the field has been left. */
    fault: current?.left === true ? wrong : undefined,
    type: (text: string) => {
      const next = valueOf(read(text));
      setTyped({ text, value: next, left: current?.left ?? false });
      if (!Object.is(next, value)) onChange(next);
    },
    leave: () => setTyped(current !== null && wrong !== undefined ? { ...current, left: true } : null),
  };
}
