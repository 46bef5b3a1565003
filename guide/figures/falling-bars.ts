import type { GuideContext } from '../context.ts';
import type { Fall } from '../facts/sums.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { dots } from './course.ts';
import { hatchedBar } from './hatched-bar.ts';

export interface FallText {
  readonly title: string;
  readonly subtitle: string;
  readonly start: string;
  /** One name for each step of the sum. */
  readonly steps: readonly [Rich, Rich];
  readonly kept: string;
}

const width = 294;
const bar = 29;
const pitch = 65;
const last = 66;
const scale = (euros: number): number => (euros / 100) * width;

/** A dotted line down the right end of a bar of so many euros. */
const leadLine = (euros: number, from: number, to: number): Html => {
  const places = Array.from({ length: Math.floor((to - from) / 4) }, (_, index) => from + 2 + index * 4);
  return html`<path class="lead-line" d="${dots(places.map((y) => ({ x: scale(euros) - 0.5, y })))}" />`;
};

/** A bar in which the part that goes to tax is hatched; a dotted line leads what is left to the next bar. */
const step = (left: number, lost: number, index: number): Html => {
  const y = 22 + (index + 1) * pitch;
  return html`
    ${leadLine(left + lost, y - pitch + bar, y)}
    <rect class="left" x="0" y="${y}" width="${scale(left)}" height="${bar}" />
    ${hatchedBar({ left: scale(left), top: y, right: scale(left + lost), bottom: y + bar })}
  `;
};

/** € 100 of profit on its way to the owner, drawn from the sum itself. */
export const fallingBars = (context: GuideContext, text: FallText, fall: Fall): Html => {
  const end = 22 + fall.steps.length * pitch + bar + 24;
  const amount = (euros: number): string => context.euro(euros, 1);
  return html`
    <div class="fall">
      <h2>${text.title}</h2>
      <p class="subtitle">${text.subtitle}</p>
      <svg viewBox="0 0 ${width} ${end + last + 22}" width="${width}" height="${end + last + 22}" role="group">
        <text x="0" y="14">
          ${text.start}
          <tspan class="amount" dx="8">${context.euro(100)}</tspan>
        </text>
        <rect class="whole" x="0" y="22" width="${width}" height="${bar}" />
        ${fall.steps.map(
          ({ lost, left }, index) => html`
            <text x="0" y="${14 + (index + 1) * pitch}">
              ${context.rich(text.steps[index] ?? '')}<tspan class="amount" dx="8">${amount(-lost)}</tspan>
            </text>
            ${step(left, lost, index)}
          `,
        )}
        ${leadLine(fall.kept, end - 24, end)}
        <rect class="kept" x="0" y="${end}" width="${scale(fall.kept)}" height="${last}" />
        <text class="kept-amount" x="14" y="${end + 45}">${amount(fall.kept)}</text>
        <text class="quiet" x="0" y="${end + last + 17}">${text.kept}</text>
      </svg>
    </div>
  `;
};
