import { palette as colours } from '../../tokens/palette.ts';
import type { Outliner } from './outliner.ts';
import { waypoint } from './sheet.ts';

/** A point of the chart: 0 to 1 from the left, and 0 to 1 from the bottom. */
type Share = readonly [across: number, up: number];

interface Line {
  readonly name: string;
  readonly points: readonly Share[];
}

/** Two lines that cross once. */
export interface Lines {
  /** Drawn whole. */
  readonly first: Line;
  /** Drawn in dashes. */
  readonly second: Line;
  readonly crossing: { readonly name: string; readonly at: Share };
}

type Point = readonly [x: number, y: number];

const plot = { left: 640, right: 966, top: 130, bottom: 520 } as const;

const pointOf = ([across, up]: Share): Point => [
  plot.left + across * (plot.right - plot.left),
  plot.bottom - up * (plot.bottom - plot.top),
];

const joined = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Both lines with their crossing, and a tint between them beyond it. Without amounts, which would need their conditions. */
export function linesChart(outliner: Outliner, { first, second, crossing: { name, at } }: Lines): string {
  const [whole, dashed] = [first.points.map(pointOf), second.points.map(pointOf)];
  const crossing = pointOf(at);
  const beyond = (points: readonly Point[]) => points.filter(([x]) => x > crossing[0]);
  const label = (text: string, [x, y]: Point, fill: string) =>
    `<path d="${outliner.path(text, 'strong', 25, x, y)}" fill="${fill}"/>`;
  const [, firstEnd] = whole.at(-1) ?? crossing;
  const [, secondEnd] = dashed.at(-1) ?? crossing;
  return [
    `<path d="${joined([crossing, ...beyond(whole), ...beyond(dashed).toReversed()])}Z" fill="${colours.foam}"/>`,
    `<path d="M${plot.left} ${plot.top - 30}V${plot.bottom}H${plot.right + 36}" fill="none" stroke="${colours.slate}" stroke-width="2"/>`,
    `<path d="M${crossing[0]} ${crossing[1]}V${plot.bottom}" stroke="${colours.slate}" stroke-width="2.4" stroke-dasharray=".1 8" stroke-linecap="round"/>`,
    `<path d="${joined(whole)}" fill="none" stroke="${colours.deep}" stroke-width="5.5" stroke-linejoin="round"/>`,
    `<path d="${joined(dashed)}" fill="none" stroke="${colours.sea}" stroke-width="5.5" stroke-dasharray="15 8"/>`,
    waypoint(crossing[0], crossing[1], colours.deep, colours.limestone),
    label(first.name, [plot.right + 14, firstEnd + 8], colours.deep),
    label(second.name, [plot.right + 14, secondEnd + 8], colours.sea),
    label(name, [crossing[0] - outliner.width(name, 'strong', 25) / 2, plot.bottom + 38], colours.slate),
  ].join('');
}
