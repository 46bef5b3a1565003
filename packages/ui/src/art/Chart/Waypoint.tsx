export interface WaypointProps {
  x: number;
  y: number;
  /** Without it the ring has no label. */
  name?: string;
  /** Horizontal offset of the name from the ring's centre. */
  dx?: number;
  dy?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Whether it is an end of the route: bolder, and labelled on small screens too. */
  end?: boolean;
}

/** A ring with a dot on the course, as on a chart. */
export function Waypoint({ x, y, name, dx = 12, dy = 4, anchor = 'start', end = false }: WaypointProps) {
  return (
    <g className={end ? 'waypoint end' : 'waypoint'} transform={`translate(${x} ${y})`}>
      <circle className="ring" r="5" />
      <circle className="dot" r="1.4" />
      {name === undefined ? null : (
        <text x={dx} y={dy} textAnchor={anchor}>
          {name}
        </text>
      )}
    </g>
  );
}
