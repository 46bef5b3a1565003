import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble, RangeInput } from './Reader.styles.ts';
import type { Reading } from './useReading.ts';

export interface ReaderProps {
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

export interface ReadoutProps {
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
