import type { ReactNode } from 'react';
import { Chart } from '../Chart/Chart.tsx';
import { cyprusContours, cyprusLand } from './cyprusChart.data.ts';

export interface CyprusChartProps {
  /** Content over the island, in its coordinates: a course, waypoints. */
  children?: ReactNode;
}

/** The whole island. */
export function CyprusChart({ children }: CyprusChartProps) {
  return (
    <Chart viewBox="0 0 1200 801" land={cyprusLand} contours={cyprusContours}>
      {children}
    </Chart>
  );
}
