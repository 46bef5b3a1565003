import { Chart } from '../Chart/Chart.tsx';
import { netherlandsContours, netherlandsLand } from './netherlandsChart.data.ts';

/** The Dutch coast, the start of the course. */
export function NetherlandsChart() {
  return <Chart viewBox="0 0 700 620" land={netherlandsLand} contours={netherlandsContours} />;
}
