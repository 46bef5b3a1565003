import type { ReactNode } from 'react';
import { Chart, Waypoint } from '../Chart/Chart.tsx';
import { bayContours, bayLand } from './bayChart.data.ts';

export interface BayChartProps {
  /** Name of the harbour; without it the ring has no label. */
  harbour?: string;
  /** Shows the course from the sea to the harbour. */
  course?: boolean;
  /** The visible part of the 700 × 535 drawing. */
  viewBox?: string;
  graticule?: string;
  /** Additional names and soundings, in the drawing's coordinates. */
  children?: ReactNode;
}

/** The bay of Limassol and Akrotiri. */
export function BayChart({ harbour, course = false, viewBox = '0 0 700 535', children, ...chart }: BayChartProps) {
  return (
    <Chart {...chart} viewBox={viewBox} land={bayLand} contours={bayContours}>
      {course ? <path className="course" d="M391 203C415 262 436 306 453 350C466 384 500 416 545 437" /> : null}
      <Waypoint
        x={389}
        y={198}
        dx={-16}
        dy={-10}
        anchor="end"
        {...(harbour === undefined ? {} : { name: harbour })}
        end
      />
      {children}
    </Chart>
  );
}
