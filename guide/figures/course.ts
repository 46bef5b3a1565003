import { html, type Html } from '../html.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance between two dots of the course, as on the site. */
const pitch = 7.6;

/**
 * Dots as subpaths without length, to be stroked with round caps. A dashed line looks the same on a screen, but is
 * printed as one drawn circle per dot, at fifty times the size.
 */
export const dots = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h0`).join('');

/** A waypoint on the course: a ring with a dot, filled with the page's own colour. */
export const ring = (): Html => html`
  <svg class="ring" viewBox="0 0 16 16" aria-hidden="true">
    <path class="rim" d="M8 8h0" />
    <path class="inside" d="M8 8h0" />
    <path class="dot" d="M8 8h0" />
  </svg>
`;

/** The dotted course along one side of its container, from dot to dot over `length` pixels. */
export const course = (direction: 'across' | 'down', length: number): Html => {
  const places = Array.from({ length: Math.floor(length / pitch) }, (_, index) => 2 + index * pitch);
  const points = places.map((place) => (direction === 'across' ? { x: place, y: 2 } : { x: 2, y: place }));
  const size = direction === 'across' ? { width: length, height: 4 } : { width: 4, height: length };
  return html`
    <svg class="course ${direction}" width="${size.width}" height="${size.height}" aria-hidden="true">
      <path d="${dots(points)}" />
    </svg>
  `;
};

/** The graduated scale above the page number: blocks of 18 pixels between two lines. */
export const chartScale = (): Html => html`
  <svg class="scale" viewBox="0 0 643 7" preserveAspectRatio="none" aria-hidden="true">
    <path class="rails" d="M0 .5H643M0 6.5H643" />
    <path class="blocks" d="${Array.from({ length: 18 }, (_, index) => `M${index * 36} 3.5h18`).join('')}" />
  </svg>
`;
