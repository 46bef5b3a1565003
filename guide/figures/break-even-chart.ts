import type { GuideContext } from '../context.ts';
import { figures } from '../facts/figures.data.ts';
import { breakEven, cyprusCompany, dutchCompany, knownCosts, rateGap, serviceCosts } from '../facts/sums.ts';
import { html, type Html } from '../html.ts';

export interface BreakEvenText {
  readonly profit: string;
  readonly cheaper: string;
  readonly dearer: string;
  /** Followed by the running costs a year. */
  readonly costs: string;
  /** Read out instead of the drawing; takes the same sums as the legend. */
  readonly description: string;
}

const size = { width: 642, height: 172, left: 62, right: 156, top: 10, bottom: 34 } as const;
const profitTop = figures.nlCorporateLowUpTo.value;
const range = { low: -7_200, high: 5_600 } as const;
const lines = [serviceCosts, knownCosts] as const;
const oneThousand = 1_000;

const x = (profit: number): number => size.left + (profit / profitTop) * (size.width - size.left - size.right);
const y = (euros: number): number =>
  size.top + ((range.high - euros) / (range.high - range.low)) * (size.height - size.top - size.bottom);

const advantage = (profit: number, costs: number): number => dutchCompany(profit) - cyprusCompany(profit, costs);

/** The break-even points and the costs they belong to, for sentences. */
export const breakEvenSums = (context: GuideContext): Record<string, string> => ({
  pointLow: context.euro(breakEven(lines[0])),
  pointHigh: context.euro(breakEven(lines[1])),
  costsWhole: context.euro(knownCosts),
  gap: context.percent(rateGap),
  thousand: context.euro(oneThousand),
  perThousand: context.euro(Math.round(oneThousand / rateGap)),
});

const line = (context: GuideContext, text: BreakEvenText, costs: number, index: number): Html => {
  const point = breakEven(costs);
  return html`
    <path
      class="line ${index ? 'second' : 'first'}"
      d="M${x(0)} ${y(advantage(0, costs))}L${x(profitTop)} ${y(advantage(profitTop, costs))}"
    />
    <circle class="ring" cx="${x(point)}" cy="${y(0)}" r="6" /><circle
      class="dot"
      cx="${x(point)}"
      cy="${y(0)}"
      r="1.8"
    />
    <text
      class="point ${index ? 'after' : 'before'}"
      x="${x(point) + (index ? 8 : -8)}"
      y="${y(0) + (index ? 18 : -9)}"
    >
      ${context.euro(point)}
    </text>
    <text class="name" x="${x(profitTop) + 8}" y="${y(advantage(profitTop, costs)) + (index ? 11 : 0)}">
      ${context.euro(advantage(profitTop, costs))}<tspan class="quiet" dx="7"
        >${text.costs} ${context.euro(costs)}</tspan
      >
    </text>
  `;
};

/** What a Cyprus company saves or costs a year beside a Dutch one, over profit, before anything is paid out. */
export const breakEvenChart = (context: GuideContext, text: BreakEvenText): Html => html`
  <svg
    class="plot"
    viewBox="0 0 ${size.width} ${size.height}"
    role="img"
    aria-label="${context.rich(text.description, breakEvenSums(context))}"
  >
    ${[-5_000, 5_000].map(
      (euros) => html`
        <path class="grid" d="M${size.left} ${y(euros)}H${x(profitTop)}" />
        <text class="tick" x="${size.left - 8}" y="${y(euros) + 4}">${context.euro(euros)}</text>
      `,
    )}
    <path class="zero" d="M${size.left} ${y(0)}H${x(profitTop)}" />
    <text class="tick" x="${size.left - 8}" y="${y(0) + 4}">${context.euro(0)}</text>
    ${[0, 50_000, 100_000, 150_000, 200_000].map(
      (profit) => html`
        <path class="grid" d="M${x(profit)} ${size.height - size.bottom}v5" />
        <text class="bottom" x="${x(profit)}" y="${size.height - size.bottom + 18}">${context.euro(profit)}</text>
      `,
    )}
    <text class="quiet" x="${x(profitTop) + 34}" y="${size.height - size.bottom + 18}">${text.profit}</text>
    <text class="quiet" x="${size.left + 8}" y="${y(5_000) + 16}">${text.cheaper}</text>
    <text class="quiet end" x="${x(profitTop) - 8}" y="${y(-5_000) - 6}">${text.dearer}</text>
    ${lines.map((costs, index) => line(context, text, costs, index))}
  </svg>
`;
