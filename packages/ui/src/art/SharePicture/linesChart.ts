import { breakEvenRevenue, calculateSavings, euros, rulesOf, savingsCurve } from '@fnc/domain';
import { palette as colours } from '@fnc/ui/tokens/palette.ts';
import type { Outliner } from './outlines.ts';
import { waypoint } from './sheet.ts';

export interface LinesWords {
  readonly netherlands: string;
  readonly cyprus: string;
  readonly breakEven: string;
}

type Point = readonly [x: number, y: number];

const plot = { left: 640, right: 966, top: 130, bottom: 520 } as const;
const entity = 'zzp';
const end = euros(80_000);

const joined = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * Both lines of the calculator over revenue, with their crossing: a self-employed professional at the rates of 2026. Without
 * amounts, which would need their conditions beside them.
 */
export function linesChart(outliner: Outliner, words: LinesWords): string {
  const rules = rulesOf('2026');
  const turn = breakEvenRevenue(entity, rules) ?? end;
  const curve = savingsCurve(entity, rules, end);
  const most = Math.max(...curve.map(({ dutchTax }) => dutchTax));
  const at = (revenue: number, amount: number): Point => [
    plot.left + (revenue / end) * (plot.right - plot.left),
    plot.bottom - (amount / most) * (plot.bottom - plot.top),
  ];
  const dutch = curve.map(({ revenue, dutchTax }) => at(revenue, dutchTax));
  const cyprus = curve.map(({ revenue, cyprusCost }) => at(revenue, cyprusCost));
  const crossing = at(turn, calculateSavings({ revenue: turn, entity, rules }).cyprusCost);
  const beyond = (points: readonly Point[]) => points.filter(([x]) => x > crossing[0]);
  const label = (text: string, [x, y]: Point, fill: string) =>
    `<path d="${outliner.path(text, 'strong', 25, x, y)}" fill="${fill}"/>`;
  const [, dutchEnd] = dutch.at(-1) ?? crossing;
  const [, cyprusEnd] = cyprus.at(-1) ?? crossing;
  return [
    `<path d="${joined([crossing, ...beyond(dutch), ...beyond(cyprus).toReversed()])}Z" fill="${colours.foam}"/>`,
    `<path d="M${plot.left} ${plot.top - 30}V${plot.bottom}H${plot.right + 36}" fill="none" stroke="${colours.slate}" stroke-width="2"/>`,
    `<path d="M${crossing[0]} ${crossing[1]}V${plot.bottom}" stroke="${colours.slate}" stroke-width="2.4" stroke-dasharray=".1 8" stroke-linecap="round"/>`,
    `<path d="${joined(dutch)}" fill="none" stroke="${colours.deep}" stroke-width="5.5" stroke-linejoin="round"/>`,
    `<path d="${joined(cyprus)}" fill="none" stroke="${colours.sea}" stroke-width="5.5" stroke-dasharray="15 8"/>`,
    waypoint(crossing[0], crossing[1], colours.deep, colours.limestone),
    label(words.netherlands, [plot.right + 14, dutchEnd + 8], colours.deep),
    label(words.cyprus, [plot.right + 14, cyprusEnd + 8], colours.sea),
    label(
      words.breakEven,
      [crossing[0] - outliner.width(words.breakEven, 'strong', 25) / 2, plot.bottom + 38],
      colours.slate,
    ),
  ].join('');
}
