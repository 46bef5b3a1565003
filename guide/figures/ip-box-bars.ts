import type { GuideContext } from '../context.ts';
import { ipBox } from '../facts/sums.ts';
import { html, type Html } from '../html.ts';
import { hatchedBar } from './hatched-bar.ts';

export interface IpBoxText {
  readonly profit: string;
  readonly deducted: string;
  readonly taxed: string;
  readonly tax: string;
}

const width = 642;
const labels = 250;
const amounts = 64;
const scale = (euros: number): number => (euros / 100) * (width - labels - amounts);
const pitch = 30;

interface Row {
  readonly name: string;
  readonly amount: string;
  readonly className: string;
  /** Where the bar begins, in euros of the hundred. */
  readonly from: number;
  readonly length: number;
}

const bar = (row: Row, top: number): Html => {
  const left = labels + scale(row.from);
  const box = { left, top, right: left + scale(row.length), bottom: top + 20 };
  if (row.className === 'lost') return hatchedBar(box);
  return html`<rect class="${row.className}" x="${left}" y="${top}" width="${scale(row.length)}" height="20" />`;
};

/** € 100 of qualifying profit, what is deducted, what is taxed and the tax: four bars on one scale. */
export const ipBoxBars = (context: GuideContext, text: IpBoxText): Html => {
  const rows: readonly Row[] = [
    { name: text.profit, amount: context.euro(100), className: 'whole', from: 0, length: 100 },
    {
      name: text.deducted,
      amount: context.euro(-ipBox.deducted),
      className: 'left',
      from: ipBox.taxed,
      length: ipBox.deducted,
    },
    { name: text.taxed, amount: context.euro(ipBox.taxed), className: 'kept', from: 0, length: ipBox.taxed },
    { name: text.tax, amount: context.euro(ipBox.tax), className: 'lost', from: 0, length: ipBox.tax },
  ];
  return html`
    <svg
      class="ip"
      viewBox="0 0 ${width} ${rows.length * pitch}"
      width="${width}"
      height="${rows.length * pitch}"
      role="group"
    >
      ${rows.map(
        (row, index) => html`
          <text x="0" y="${index * pitch + 18}">${row.name}</text>
          <text class="amount" x="${labels - 14}" y="${index * pitch + 18}">${row.amount}</text>
          ${bar(row, index * pitch + 4)}
        `,
      )}
    </svg>
  `;
};
