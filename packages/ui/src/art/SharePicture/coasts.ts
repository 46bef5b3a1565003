import { bayContours, bayLand } from '../BayChart/bayChart.data.ts';
import { compassDarkHalves, compassLily, compassPoints } from '../CompassRose/compassRose.data.ts';
import { cyprusContours, cyprusLand } from '../CyprusChart/cyprusChart.data.ts';
import { europeContours, europeCourse, europeGraticule, europeLand } from '../EuropeChart/europeChart.data.ts';
import { netherlandsContours, netherlandsLand } from '../NetherlandsChart/netherlandsChart.data.ts';
import { printed } from '../../tokens/color.ts';
import { palette as colours } from '../../tokens/palette.ts';
import { course, graticule, pictureSize, waypoint } from './sheet.ts';

const opacity = [0.42, 0.36, 0.31, 0.26];

interface Coast {
  land: string;
  contours: readonly string[];
  /** Px per unit of the drawing. */
  scale: number;
}

/** A coast on the deep colour with its depth contours, from back to front. */
const coast = ({ land, contours, scale }: Coast): string =>
  [
    ...contours.map(
      (contour, index) =>
        `<path d="${contour}" fill="none" stroke="${colours.contourOnDeep}" stroke-width="${1.5 / scale}" stroke-opacity="${opacity[index] ?? 0.26}"/>`,
    ),
    `<path d="${land}" fill="${colours.deepLand}" stroke="${colours.paper}" stroke-width="${1.6 / scale}" stroke-opacity=".85" stroke-linejoin="round"/>`,
  ].join('');

const placed = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

interface Fade {
  /** Where the drawing starts to fade in, and where it is fully visible, in px from the left. */
  left: readonly [number, number];
  /** The same from the top and bottom, and close to the right edge; absent: no fade there. */
  others?: readonly [number, number];
}

const shade = (id: string, box: string, from: number, to: number) =>
  `<linearGradient id="${id}" ${box} gradientUnits="userSpaceOnUse"><stop offset="${from}" stop-color="${printed.ink}"/><stop offset="${to}" stop-color="${printed.ink}" stop-opacity="0"/></linearGradient>`;

/**
 * A mask that fades a drawing towards the title and the edges: `mask="url(#faded)"`. White is visible, black hidden.
 */
function fade({ left, others }: Fade): string {
  const { width, height } = pictureSize;
  const sides: readonly (readonly [string, string, readonly [number, number]])[] = [
    ['west', `x1="0" y1="0" x2="${width}" y2="0"`, [left[0] / width, left[1] / width]],
    ...(others === undefined
      ? []
      : ([
          ['north', `x1="0" y1="0" x2="0" y2="${height}"`, [others[0] / height, others[1] / height]],
          ['south', `x1="0" y1="${height}" x2="0" y2="0"`, [others[0] / height, others[1] / height]],
          ['east', `x1="${width}" y1="0" x2="0" y2="0"`, [34 / width, 72 / width]],
        ] as const)),
  ];
  return [
    ...sides.map(([id, box, [from, to]]) => shade(id, box, from, to)),
    `<mask id="faded" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${printed.paper}"/>`,
    ...sides.map(([id]) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`),
    '</mask>',
  ].join('');
}

/** The route across Europe, with both ends visible. */
export function routeChart(): string {
  const scale = 0.68;
  const [x, y] = [486, 66];
  const at = (across: number, down: number) => [x + across * scale, y + down * scale] as const;
  const places = [at(142, 217), at(58, 496), at(147, 565), at(474, 525), at(740, 604)];
  const ends = [at(340, 115), at(921, 598)];
  const map = coast({ land: europeLand, contours: europeContours, scale });
  const lines = `<path d="${europeGraticule}" fill="none" stroke="${colours.paper}" stroke-opacity=".1"/>`;
  return [
    fade({ left: [470, 720], others: [84, 170] }),
    `<g mask="url(#faded)">${placed(x, y, scale, lines + map)}</g>`,
    placed(x, y, scale, course(europeCourse, colours.paper, scale)),
    ...places.map(
      ([cx, cy]) =>
        `<circle cx="${cx}" cy="${cy}" r="6" fill="${colours.deep}" stroke="${colours.paper}" stroke-width="2.4"/>`,
    ),
    ...ends.map(([cx, cy]) => waypoint(cx, cy, colours.paper, colours.deep)),
  ].join('');
}

/** The bay of Limassol, with the course coming in from the sea. */
export function bayChart(): string {
  const scale = 1.16;
  const [x, y] = [388, 8];
  const map = coast({ land: bayLand, contours: bayContours, scale });
  const way = 'M391 203C415 262 436 306 453 350C466 384 500 416 545 437S650 470 720 478';
  return [
    graticule(colours.paper, 0.08),
    fade({ left: [480, 700] }),
    `<g mask="url(#faded)">${placed(x, y, scale, map)}</g>`,
    placed(x, y, scale, course(way, colours.paper, scale)),
    waypoint(x + 389 * scale, y + 198 * scale, colours.paper, colours.deep),
  ].join('');
}

/** A ring of degree ticks: dashes on a circle with a `pathLength` of 720. */
const tick = (r: number, width: number, dashes: string, offset: number) =>
  `<circle r="${r}" stroke-width="${width}" pathLength="720" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"/>`;

/** The compass rose, cropped by the edge. */
export function compass(): string {
  const rose = [
    `<g fill="none" stroke="${colours.paper}"><circle r="93" stroke-width=".7"/>`,
    tick(89.7, 4.6, '.3 1.7', 0.15),
    tick(88.6, 6.8, '.45 19.55', 0.22),
    '<circle r="72.5" stroke-width=".7"/>',
    `<g transform="rotate(-4)">${tick(69, 3, '.45 9.55', 0.22)}</g>`,
    `<circle r="66" stroke-width=".5"/><path d="${compassPoints}" stroke-width=".6" stroke-linejoin="round"/></g>`,
    `<path fill="${colours.paper}" d="${compassDarkHalves}"/>`,
    `<circle r="4.5" fill="${colours.deep}" stroke="${colours.paper}" stroke-width=".7"/><circle r="1.6" fill="${colours.paper}"/>`,
    `<path fill="${colours.paper}" transform="translate(0 -1)" d="${compassLily}"/>`,
  ].join('');
  return graticule(colours.paper, 0.08) + placed(884, 318, 2.5, `<g transform="rotate(-4)">${rose}</g>`);
}

/** Both coasts of the guide's cover in its own coordinates, 794 × 1123. */
export const coverCoasts = (): string =>
  [
    `<linearGradient id="south" x1="0" y1="260" x2="0" y2="345" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${printed.paper}"/><stop offset="1" stop-color="${printed.ink}"/></linearGradient>`,
    '<mask id="dutch" maskUnits="userSpaceOnUse" x="345" y="0" width="430" height="400"><rect x="345" width="430" height="400" fill="url(#south)"/></mask>',
    `<g mask="url(#dutch)">${placed(344.8, -72.4, 0.727, coast({ land: netherlandsLand, contours: netherlandsContours, scale: 0.36 }))}</g>`,
    placed(113.2, 280, 0.575, coast({ land: cyprusLand, contours: cyprusContours, scale: 0.3 })),
  ].join('');
