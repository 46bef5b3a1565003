import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

export interface Reading {
  /** Which point is being read, by key or pointer; `null` when none is. */
  at: number | null;
  /** The pointer is on this point. */
  point: (index: number) => void;
  /** The pointer has gone. */
  leave: () => void;
  /** For the `<Reader>`. */
  input: {
    max: number;
    value: number;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Where a key leads to; `null` for a key that is none of ours. Escape stays, and puts the readout away. */
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

/** Going through the points of a chart. `start` is the point that the first Tab lands on. */
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
