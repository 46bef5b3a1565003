export interface WaypointProps {
  x: number;
  y: number;
  /** Left out: a ring without a name. */
  name?: string;
  /** Where the name stands, from the ring's centre. */
  dx?: number;
  dy?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** The two ends of the route are drawn stronger and stay named on small screens. */
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
