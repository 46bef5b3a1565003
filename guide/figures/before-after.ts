import type { GuideContext } from '../context.ts';
import { figures, type FigureName } from '../facts/figures.data.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';

export interface BeforeAfterText {
  readonly before: string;
  readonly after: string;
  /** The measured changes, in the order of `measures`. */
  readonly rates: readonly [Rich, Rich, Rich];
  /** Changes that are not a rate: what, before, after. */
  readonly words: readonly (readonly [Rich, string, string])[];
}

const measures: readonly (readonly [FigureName, FigureName])[] = [
  ['cyCorporateBefore', 'cyCorporate'],
  ['cySdcDomiciledBefore', 'cySdcDomiciled'],
  ['cyIpRateBefore', 'cyIpRate'],
];
const scaleTop = 0.18;
const width = 230;
const at = (share: number): number => (share / scaleTop) * width;

const bar = (before: number, after: number): Html => html`
  <svg viewBox="0 0 ${width} 22" width="${width}" height="22" aria-hidden="true">
    <path class="axis" d="M0 1V21" />
    <rect class="was" x="0" y="2" width="${at(before)}" height="8" />
    <rect class="is" x="0" y="12" width="${at(after)}" height="8" />
  </svg>
`;

/** Old above new on one scale, with the figures beside it; what is no rate stands below in words. */
export const beforeAfter = (context: GuideContext, text: BeforeAfterText): Html => html`
  <table class="changes">
    <thead>
      <tr>
        <td></td>
        <td></td>
        <th scope="col">${text.before}</th>
        <th scope="col">${text.after}</th>
      </tr>
    </thead>
    <tbody>
      ${measures.map(([before, after], index) => {
        const [was, is] = [figures[before].value, figures[after].value];
        return html`
          <tr>
            <th scope="row">${context.rich(text.rates[index] ?? '')}</th>
            <td aria-hidden="true">${bar(was, is)}</td>
            <td>${context.percent(was)}</td>
            <td><strong>${context.percent(is)}</strong></td>
          </tr>
        `;
      })}
      ${text.words.map(
        ([what, was, is]) => html`
          <tr>
            <th scope="row" colspan="2">${context.rich(what)}</th>
            <td>${was}</td>
            <td><strong>${is}</strong></td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
