import type { ReactNode } from 'react';
import type { Axis } from '../shared/axis.ts';
import { ticksByWidth } from '../shared/fitting.ts';
import type { Format } from '../shared/useFigures.ts';
import { AcrossAxis, Axes, UpAxis } from './LineChart.styles.ts';

export interface LineAxesProps {
  across: Axis;
  up: Axis;
  formatX: Format;
  formatY: Format;
  /** The plot. */
  children: ReactNode;
}

/** The plot with its figures: left, as wide as the longest of them, and below, as many as there is room for. */
export function LineAxes({ across, up, formatX, formatY, children }: LineAxesProps) {
  const below = across.ticks.map((value) => ({ value, share: across.share(value), text: formatX(value) }));
  const shownAt = ticksByWidth(below);
  return (
    <Axes>
      <UpAxis aria-hidden="true">
        {up.ticks.map((value) => (
          <span key={value} style={{ top: `${(1 - up.share(value)) * 100}%` }}>
            {formatY(value)}
          </span>
        ))}
      </UpAxis>
      {children}
      <AcrossAxis aria-hidden="true">
        {below.map(({ value, share, text }, index) => (
          <span
            key={value}
            data-show={shownAt[index]}
            data-end={share > 0.97 || undefined}
            style={{ left: `${share * 100}%` }}
          >
            {text}
          </span>
        ))}
      </AcrossAxis>
    </Axes>
  );
}
