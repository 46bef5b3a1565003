import { Chart } from '../Chart/Chart.tsx';
import { netherlandsContours, netherlandsLand } from './netherlandsChart.data.ts';

export interface NetherlandsChartProps {
  className?: string;
}

/** The Dutch coast, where the course begins. */
export function NetherlandsChart({ className }: NetherlandsChartProps) {
  return (
    <Chart
      viewBox="0 0 700 620"
      land={netherlandsLand}
      contours={netherlandsContours}
      {...(className === undefined ? {} : { className })}
    />
  );
}
