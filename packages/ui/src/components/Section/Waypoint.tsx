import type { ReactNode } from 'react';
import { Ring, WaypointLine } from './Section.styles.ts';

export interface WaypointProps {
  /** The place: "Kaap Bon". */
  name: ReactNode;
  /** In the notation of a nautical chart: `37°33′N 10°42′O`. */
  coordinates: string;
}

/**
 * A place on the route, above the heading of a section. In a `Section` with a route line its ring is on the line in the
 * margin, elsewhere before the name.
 */
export function Waypoint({ name, coordinates }: WaypointProps) {
  return (
    <WaypointLine>
      <Ring aria-hidden="true" />
      <b>{name}</b>
      <span>{coordinates}</span>
    </WaypointLine>
  );
}
