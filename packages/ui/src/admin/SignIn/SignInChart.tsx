import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { depthContours, signInCourse, soundings, waypoints } from './signInChart.data.ts';
import { ChartCompass, ChartDrawing } from './SignIn.styles.ts';

export interface SignInChartProps {
  from: string;
  to: string;
}

/** The chart beside the form: decoration, and silent for a screen reader. */
export function SignInChart({ from, to }: SignInChartProps) {
  return (
    <>
      <ChartDrawing viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g data-part="contours">
          {depthContours.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g data-part="soundings">
          {soundings.map(([depth, x, y]) => (
            <text key={depth} x={x} y={y}>
              {depth}
            </text>
          ))}
        </g>
        <path data-part="course" d={signInCourse} />
        <circle data-part="start" cx={waypoints.from[0]} cy={waypoints.from[1]} r="5.5" />
        <circle data-part="end" cx={waypoints.to[0]} cy={waypoints.to[1]} r="5" />
        <g data-part="places">
          <text x={waypoints.from[0] + 16} y={waypoints.from[1] - 4}>
            {from}
          </text>
          <text x={waypoints.to[0] + 18} y={waypoints.to[1] + 18}>
            {to}
          </text>
        </g>
      </ChartDrawing>
      <ChartCompass>
        <CompassRose />
      </ChartCompass>
    </>
  );
}
