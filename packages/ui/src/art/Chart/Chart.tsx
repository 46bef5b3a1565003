import { useId, type ReactNode } from 'react';
import { ChartSvg } from './Chart.styles.ts';

interface WaypointProps {
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

interface ChartProps {
  /** The drawing's own coordinates, `0 0 width height`. */
  viewBox: string;
  land: string;
  /** From the one nearest to the coast outwards; each is fainter than the one before. */
  contours: readonly string[];
  graticule?: string;
  /** A band of shallow water along the coast; too heavy for charts of a single island. */
  shoal?: boolean;
  children?: ReactNode;
}

const contourOpacity = [0.42, 0.36, 0.31, 0.26];

/**
 * A drawn chart in the surrounding colour roles. Decorative and hidden from screen readers; put information in the
 * text.
 */
export function Chart({ viewBox, land, contours, graticule, shoal = false, children }: ChartProps) {
  const landId = useId();
  return (
    <ChartSvg viewBox={viewBox} aria-hidden="true" focusable="false">
      {graticule === undefined ? null : <path className="graticule" d={graticule} />}
      {contours.map((contour, index) => (
        <path key={contour.slice(0, 24)} className="contour" d={contour} strokeOpacity={contourOpacity[index]} />
      ))}
      <defs>
        <path id={landId} d={land} />
      </defs>
      {shoal ? <use href={`#${landId}`} className="shoal" /> : null}
      <use href={`#${landId}`} className="land" />
      {children}
    </ChartSvg>
  );
}
