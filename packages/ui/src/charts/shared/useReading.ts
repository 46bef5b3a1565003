import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

export interface Reading {
  /** Index of the current point, set by key or pointer; `null` without one. */
  at: number | null;
  /** Call it when the pointer enters this point. */
  point: (index: number) => void;
  /** Call it when the pointer leaves. */
  leave: () => void;
  /** Props for the `<Reader>`. */
  input: {
    max: number;
    value: number;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The index after a key; `null` for other keys. Escape keeps the index and hides the readout. */
function stepTo(key: string, value: number, last: number): number | null {
  const target: Partial<Record<string, number>> = {
    ArrowRight: value + 1,
    ArrowUp: value + 1,
    ArrowLeft: value - 1,
    ArrowDown: value - 1,
    Home: 0,
    End: last,
    Escape: value,
  };
  const next = target[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), last);
}

/** Moves through the points of a chart. `start` is the point of the first focus. */
export function useReading(count: number, start = 0): Reading {
  const [chosen, setChosen] = useState(start);
  const [pointed, setPointed] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const last = Math.max(0, count - 1);
  const value = Math.min(chosen, last);
  const read = pointed ?? (open ? value : null);
  return {
    at: read === null || count === 0 ? null : Math.min(read, last),
    point: setPointed,
    leave: () => setPointed(null),
    input: {
      max: last,
      value,
      onChange: (event) => {
        setChosen(Number(event.target.value));
        setPointed(null);
        setOpen(true);
      },
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
      onKeyDown: (event) => {
        const next = stepTo(event.key, value, last);
        if (next === null) return;
        event.preventDefault();
        setPointed(null);
        setOpen(event.key !== 'Escape');
        setChosen(next);
      },
    },
  };
}
