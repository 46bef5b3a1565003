import type { GuideContext } from '../context.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';

interface Duty {
  readonly name: Rich;
  readonly when: string;
}

export interface CalendarText {
  readonly duty: string;
  readonly when: string;
  /** The first letters of the months, January first. */
  readonly months: string;
  /** In the order of `patterns`. */
  readonly duties: readonly [Duty, Duty, Duty, Duty, Duty, Duty, Duty, Duty];
}

export const calendarYears = [2026, 2027] as const;
const monthCount = calendarYears.length * 12;

/** When a duty falls: in each month, over each quarter, from one month to another, in single months, or over the whole time. Month 0 is January of the first year. */
type Pattern =
  | 'monthly'
  | 'quarterly'
  | 'always'
  | { readonly days: readonly number[] }
  | { readonly spans: readonly [number, number][] };

export const patterns: readonly Pattern[] = [
  'monthly',
  'quarterly',
  { days: [6, 11, 18, 23] },
  { days: [7] },
  { days: [2, 14] },
  { days: [6, 18] },
  {
    spans: [
      [9, 11],
      [21, 23],
    ],
  },
  'always',
];

const cell = 10.2;
const width = monthCount * cell;
const middle = 9;
const round = (value: number): number => Math.round(value * 10) / 10;
const left = (month: number): number => round(month * cell);
const centre = (month: number): number => round(month * cell + cell / 2);

const bar = (from: number, to: number): Html =>
  html`<rect x="${left(from) + 2}" y="${middle - 2}" width="${round((to - from + 1) * cell - 4)}" height="4" />`;

const marks = (pattern: Pattern): Html => {
  if (pattern === 'monthly') {
    return html`${Array.from({ length: monthCount }, (_, month) => html`<circle cx="${centre(month)}" cy="${middle}" r="2" />`)}`;
  }
  if (pattern === 'quarterly') {
    return html`${Array.from({ length: monthCount / 3 }, (_, quarter) => bar(quarter * 3, quarter * 3 + 2))}`;
  }
  if (pattern === 'always') return html`<rect x="2" y="${middle - 0.75}" width="${round(width - 4)}" height="1.5" />`;
  if ('spans' in pattern) return html`${pattern.spans.map(([from, to]) => bar(from, to))}`;
  return html`${pattern.days.map((month) => html`<circle class="day" cx="${centre(month)}" cy="${middle}" r="4.2" />`)}`;
};

const turnOfYear = (height: number): Html => html`<path class="turn" d="M${left(12)} 0V${height}" />`;

const months = (names: string): Html => html`
  <svg viewBox="0 0 ${width} 28" width="${width}" height="28" aria-hidden="true">
    ${turnOfYear(28)}
    ${calendarYears.map((year, index) => html`<text class="year" x="${centre(index * 12 + 5.5)}" y="11">${year}</text>`)}
    ${calendarYears.map((_, year) => Array.from(names).map((name, month) => html`<text x="${centre(year * 12 + month)}" y="25">${name}</text>`))}
  </svg>
`;

/** The duties of a company over two years; the words beside the drawing say the same. */
export const yearCalendar = (context: GuideContext, text: CalendarText): Html => html`
  <table class="calendar">
    <thead>
      <tr>
        <th scope="col">${text.duty}</th>
        <td class="months">${months(text.months)}</td>
        <th scope="col">${text.when}</th>
      </tr>
    </thead>
    <tbody>
      ${text.duties.map(
        (duty, index) => html`
          <tr>
            <th scope="row">${context.rich(duty.name)}</th>
            <td class="months" aria-hidden="true">
              <svg viewBox="0 0 ${width} 18" width="${width}" height="18">
                ${turnOfYear(18)}${marks(patterns[index] ?? 'always')}
              </svg>
            </td>
            <td>${duty.when}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
