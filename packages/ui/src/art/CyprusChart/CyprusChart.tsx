import { Chart } from '../Chart/Chart.tsx';
import { cyprusContours, cyprusLand } from './cyprusChart.data.ts';

export interface CyprusChartProps {
  className?: string;
}

/** The whole island. */
export function CyprusChart({ className }: CyprusChartProps) {
  return (
    <Chart
      viewBox="0 0 1200 801"
      land={cyprusLand}
      contours={cyprusContours}
      {...(className === undefined ? {} : { className })}
    />
  );
}
