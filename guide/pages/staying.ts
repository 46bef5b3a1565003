import type { GuideContext } from '../context.ts';
import { routeTable, type RouteTableText } from '../figures/route-bars.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, note, sections, sheet, type Note, type PageHead, type Section } from './parts.ts';

export interface StayingText extends PageHead {
  readonly table: RouteTableText;
  readonly tableLegend: Rich;
  readonly sections: readonly [Section, Section, Section, Section];
  readonly condition: Note;
  readonly warning: Note;
  readonly further: Rich;
}

const profit = 150_000;
/** So that nobody takes one amount for the rule. */
const otherProfits = [100_000, 200_000] as const;

export const stayingPage = (context: GuideContext, text: StayingText): Html =>
  sheet(
    context,
    7,
    text,
    html`
      ${routeTable(context, text.table, profit, otherProfits, caption(context, 'table', text.tableLegend))}
      ${sections(context, text.sections.slice(0, 2))} ${sections(context, text.sections.slice(2))}
      ${note(context, 'condition', text.condition)} ${note(context, 'warning', text.warning)}
      <p class="further">${context.rich(text.further)}</p>
    `,
  );
