import type { ReactNode } from 'react';
import type { Axis } from '../shared/axis.ts';
import { atTheEnd, ticksByWidth } from '../shared/fitting.ts';
import type { Format } from '../shared/useFigures.ts';
import { AcrossAxis, Axes, KeyArea, LineKey, UpAxis } from './LineChart.styles.ts';

export interface LineAxesProps {
  across: Axis;
  up: Axis;
  formatX: Format;
  formatY: Format;
  /** Of the lines, solid and dashed. */
  names: readonly string[];
  /** The plot. */
  children: ReactNode;
}

/** The plot with its figures: left, as wide as the longest of them, and below, as many as there is room for. */
export function LineAxes({ across, up, formatX, formatY, names, children }: LineAxesProps) {
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
            data-end={atTheEnd(share) || undefined}
            style={{ left: `${share * 100}%` }}
          >
            {text}
          </span>
        ))}
      </AcrossAxis>
      <KeyArea aria-hidden="true">
        <LineKey>
          {names.map((name, index) => (
            <li key={name} data-line={index}>
              {name}
            </li>
          ))}
        </LineKey>
      </KeyArea>
    </Axes>
  );
}
