import type { Rich } from '../content/guide-text.ts';
import type { GuideContext } from '../context.ts';
import { html, type Html } from '../html.ts';

interface Duty {
  readonly name: Rich;
  readonly when: string;
  readonly starts: string;
}

export interface CalendarText {
  readonly duty: string;
  readonly starts: string;
  /** The first letters of the months, January first. */
  readonly months: string;
  /** In the order of `patterns`. */
  readonly duties: readonly [Duty, Duty, Duty, Duty, Duty, Duty, Duty, Duty];
}

/** When a duty falls: in each month, over each quarter, at the end of some months (0 = January), or over the whole year. */
type Pattern = 'monthly' | 'quarterly' | 'yearly' | readonly number[];
const patterns: readonly Pattern[] = ['monthly', 'quarterly', [6, 11], [7], [2], [6], 'yearly', 'yearly'];

const cell = 17;
const width = 12 * cell;
const middle = 9;

const marks = (pattern: Pattern): Html => {
  if (pattern === 'monthly') {
    return html`${Array.from({ length: 12 }, (_, month) => html`<circle cx="${month * cell + cell / 2}" cy="${middle}" r="2.4" />`)}`;
  }
  if (pattern === 'quarterly') {
    return html`${[0, 3, 6, 9].map((month) => html`<rect x="${month * cell + 3}" y="${middle - 2}" width="${3 * cell - 6}" height="4" />`)}`;
  }
  if (pattern === 'yearly')
    return html`<rect class="thin" x="3" y="${middle - 0.75}" width="${width - 6}" height="1.5" />`;
  return html`${pattern.map((month) => html`<circle class="day" cx="${month * cell + cell / 2}" cy="${middle}" r="5" />`)}`;
};

const months = (names: string): Html => html`
  <svg viewBox="0 0 ${width} 14" width="${width}" height="14" aria-hidden="true">
    ${Array.from(names).map((name, month) => html`<text x="${month * cell + cell / 2}" y="11">${name}</text>`)}
  </svg>
`;

/** The duties of a company over one year; the words beside the drawing say the same. */
export const yearCalendar = (context: GuideContext, text: CalendarText): Html => html`
  <table class="calendar">
    <thead>
      <tr>
        <th scope="col">${text.duty}</th>
        <td class="months">${months(text.months)}</td>
        <td></td>
        <th scope="col">${text.starts}</th>
      </tr>
    </thead>
    <tbody>
      ${text.duties.map(
        (duty, index) => html`
          <tr>
            <th scope="row">${context.rich(duty.name)}</th>
            <td class="months" aria-hidden="true">
              <svg viewBox="0 0 ${width} 18" width="${width}" height="18">${marks(patterns[index] ?? 'yearly')}</svg>
            </td>
            <td>${duty.when}</td>
            <td>${duty.starts}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
