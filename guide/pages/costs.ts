import type { GuideContext } from '../context.ts';
import { costsOver } from '../facts/sums.ts';
import { yearCalendar, type CalendarText } from '../figures/year-calendar.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, sections, sheet, table, type PageHead, type Section } from './parts.ts';

export interface CostsText extends PageHead {
  readonly billHead: readonly [string, string, string];
  /** `{firstYear}` and `{fiveYears}` are sums of the rows above them. */
  readonly bill: readonly (readonly [Rich, Rich, Rich])[];
  readonly billLegend: Rich;
  readonly sections: readonly [Section, Section];
  readonly calendarTitle: string;
  readonly calendar: CalendarText;
  readonly calendarLegend: Rich;
}

const costSums = (context: GuideContext): Record<string, string> => {
  const span = (years: number): string => {
    const { from, to } = costsOver(years);
    return `${context.euro(from)} – ${context.euro(to)}`;
  };
  return { firstYear: span(1), fiveYears: span(5) };
};

export const costsPage = (context: GuideContext, text: CostsText): Html =>
  sheet(
    context,
    10,
    text,
    html`
      ${table({
        className: 'bill',
        head: text.billHead,
        rows: text.bill.map((row) => row.map((cell) => context.rich(cell, costSums(context)))),
        legend: caption(context, 'table', text.billLegend),
      })}
      ${sections(context, text.sections)}
      <div class="group">
        <h2>${text.calendarTitle}</h2>
        ${figure(yearCalendar(context, text.calendar), caption(context, 'figure', text.calendarLegend))}
      </div>
    `,
  );
