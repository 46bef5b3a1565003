import { useId } from 'react';
import { Chart, Waypoint } from '../Chart/Chart.tsx';
import { europeContours, europeCourse, europeGraticule, europeLand } from './europeChart.data.ts';

const europeWaypoints = [
  'hoekVanHolland',
  'ouessant',
  'kaapRoca',
  'gibraltar',
  'kaapBon',
  'kreta',
  'limassol',
] as const;
type EuropeWaypoint = (typeof europeWaypoints)[number];

export interface EuropeChartProps {
  names: Record<EuropeWaypoint, string>;
}

/** The sea route from Hoek van Holland to Limassol; 10° west lies at 6 %, one degree is 2 % of the width. */
export function EuropeChart({ names }: EuropeChartProps) {
  const reveal = useId();
  return (
    <Chart viewBox="0 0 1000 716" land={europeLand} contours={europeContours} graticule={europeGraticule} shoal>
      <mask id={reveal} maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="716">
        <path className="reveal" d={europeCourse} pathLength="1" />
      </mask>
      <path className="course" d={europeCourse} mask={`url(#${reveal})`} />
      <Waypoint x={340} y={115} dx={12} dy={-6} name={names.hoekVanHolland} end />
      <Waypoint x={142} y={217} dx={-12} anchor="end" name={names.ouessant} />
      <Waypoint x={58} y={496} dx={14} name={names.kaapRoca} />
      <Waypoint x={147} y={565} dx={2} dy={24} name={names.gibraltar} />
      <Waypoint x={474} y={525} dx={-2} dy={-13} anchor="middle" name={names.kaapBon} />
      <Waypoint x={740} y={604} dx={0} dy={24} anchor="middle" name={names.kreta} />
      <Waypoint x={921} y={598} dx={20} dy={30} anchor="end" name={names.limassol} end />
    </Chart>
  );
}
