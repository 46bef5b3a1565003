import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble, RangeInput } from './shared.styles.ts';

interface Reading {
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

interface ReaderProps {
  /** The chart's name. */
  label: string;
  /** The text of the point, announced at every step: "week 41: 8". */
  valueText: string;
  reading: Reading;
}

/**
 * Makes the points of a chart readable by keyboard: one tab stop, arrows move to the next point, Home and End to the
 * ends. It is a native range input, so every screen reader passes the arrow keys on and reads each point.
 */
export function Reader({ label, valueText, reading: { input } }: ReaderProps) {
  const { t } = useTranslation('common');
  return (
    <RangeInput
      {...input}
      type="range"
      min={0}
      step={1}
      aria-label={t('chart.read', { name: label })}
      aria-valuetext={valueText}
    />
  );
}

interface ReadoutProps {
  /** Position of the point, 0–1 of the plot. */
  x: number;
  /** From the top, 0–1 of the plot. */
  y: number;
  /** `below` where there is no room above. */
  side?: 'above' | 'below' | undefined;
  children: ReactNode;
}

/** The text of the current point, next to it and always inside the plot's sides. `Reader` announces the same text. */
export function Readout({ x, y, side = 'above', children }: ReadoutProps) {
  return (
    <Bubble
      aria-hidden="true"
      style={{
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        transform: `translate(${-x * 100}%, ${side === 'above' ? 'calc(-100% - 10px)' : '10px'})`,
      }}
    >
      {children}
    </Bubble>
  );
}
