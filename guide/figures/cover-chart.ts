import { html, type Html } from '../html.ts';
import { pathsOf, type Drawing } from './art.ts';
import { dots, type Point } from './course.ts';

const sheet = { width: 794, height: 1123 } as const;
const frame = { outer: 19, inner: 29, block: 46 } as const;
const graticule = 151;

const blocksAlong = (length: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / frame.block) }, (_, index) => frame.inner + index * frame.block);

/** The graduated edge of a chart: every other half block is filled. */
const graduations = (): Html => {
  const far = { x: sheet.width - frame.inner, y: sheet.height - frame.inner };
  const middle = (frame.outer + frame.inner) / 2;
  const ticks = (limit: number, draw: (from: number, to: number) => string): string =>
    blocksAlong(limit - frame.inner)
      .map((from) => draw(from, Math.min(from + frame.block / 2, limit)))
      .join('');
  const across = ticks(far.x, (from, to) => `M${from} ${middle}H${to}M${from} ${sheet.height - middle}H${to}`);
  const down = ticks(far.y, (from, to) => `M${middle} ${from}V${to}M${sheet.width - middle} ${from}V${to}`);
  return html`<path class="blocks" d="${across}${down}" />`;
};

const lines = (): string => {
  const across = Array.from(
    { length: 7 },
    (_, i) => `M${frame.inner} ${(i + 1) * graticule}H${sheet.width - frame.inner}`,
  );
  const down = Array.from(
    { length: 5 },
    (_, i) => `M${132 + i * graticule} ${frame.inner}V${sheet.height - frame.inner}`,
  );
  return [...across, ...down].join('');
};

const waypoint = ({ x, y }: Point): Html => html`
  <g class="waypoint">
    <path class="rim" d="M${x} ${y}h0" /><path class="inside" d="M${x} ${y}h0" /><path class="dot" d="M${x} ${y}h0" />
  </g>
`;

const at = (x: number, y: number): Point => ({ x, y });

type Curve = readonly [Point, Point, Point, Point];

const curves = (from: Point, ...rest: readonly (readonly [Point, Point, Point])[]): readonly Curve[] => {
  let start = from;
  return rest.map(([first, second, end]) => {
    const curve: Curve = [start, first, second, end];
    start = end;
    return curve;
  });
};
/** Where each drawing lies on the sheet. The two coasts are far apart, so nothing of one may touch anything of the other. */
export const placements = {
  'map-nl': { x: 431, y: 24, scale: 0.48 },
  'map-cyprus': { x: 30, y: 325, scale: 0.6 },
} as const satisfies Record<Drawing, { readonly x: number; readonly y: number; readonly scale: number }>;

const transformOf = (name: Drawing): string => {
  const { x, y, scale } = placements[name];
  return `translate(${x} ${y}) scale(${scale})`;
};

const departure = at(552, 221);
const arrival = at(329, 640);

/** From Hoek van Holland to Limassol: one line, around the west of the island. */
const route = curves(
  departure,
  [at(500, 264), at(372, 381), at(281, 416)],
  [at(196, 450), at(60, 480), at(60, 618)],
  [at(60, 695), at(112, 746), at(184, 746)],
  [at(257, 746), at(302, 716), arrival],
);

const pointOn = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number): number =>
    u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
};

/** Points at equal distances along the route. */
const dotsAlong = (distance: number): readonly Point[] => {
  const fine = route.flatMap((curve) => Array.from({ length: 400 }, (_, index) => pointOn(curve, index / 400)));
  let walked = 0;
  return fine.filter((point, index) => {
    const before = fine[index - 1] ?? point;
    walked += Math.hypot(point.x - before.x, point.y - before.y);
    if (walked < distance) return false;
    walked -= distance;
    return true;
  });
};

/** The Dutch coast sinks into the water towards the south, in colours without transparency: those print as lines. */
const fades = ['land', 'shore', 'depth'] as const;

/** The cover's chart: both coasts in one frame, tied by the dotted line. Decoration, so not read out. */
export const coverChart = (): Html => html`
  <svg class="chart" viewBox="0 0 ${sheet.width} ${sheet.height}" aria-hidden="true">
    <defs>
      <clipPath id="inside">
        <rect x="29" y="29" width="736" height="1065" />
      </clipPath>
      ${fades.map(
        (name) => html`
          <linearGradient id="fade-${name}" x1="0" y1="446" x2="0" y2="634" gradientUnits="userSpaceOnUse">
            <stop class="${name}" offset="0" /><stop class="water" offset="1" />
          </linearGradient>
        `,
      )}
    </defs>
    <g clip-path="url(#inside)">
      <g class="coast faded" transform="${transformOf('map-nl')}">${pathsOf('map-nl')}</g>
      <path class="graticule" d="${lines()}" />
      <g class="coast" transform="${transformOf('map-cyprus')}">${pathsOf('map-cyprus')}</g>
    </g>
    <path class="course" d="${dots(dotsAlong(11))}" />
    ${waypoint(departure)} ${waypoint(arrival)}
    <path class="edge" d="M19 19H775V1104H19ZM29 29H765V1094H29Z" />
    ${graduations()}
  </svg>
`;
