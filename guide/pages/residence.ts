import type { GuideContext } from '../context.ts';
import { decisionTree, type TreeText } from '../figures/decision-tree.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, note, sections, sheet, table, type Note, type PageHead, type Section } from './parts.ts';

export interface ResidenceText extends PageHead {
  readonly tree: TreeText;
  readonly treeLegend: Rich;
  readonly daysTitle: string;
  readonly daysHead: readonly [string, string, string];
  readonly days: readonly (readonly [string, Rich, Rich])[];
  readonly daysLegend: Rich;
  readonly sections: readonly [Section, Section];
  readonly warning: Note;
}

export const residencePage = (context: GuideContext, text: ResidenceText): Html =>
  sheet(
    context,
    5,
    text,
    html`
      ${figure(decisionTree(context, text.tree), caption(context, 'figure', text.treeLegend))}
      <div class="group">
        <h2>${text.daysTitle}</h2>
        ${table({
          className: 'days',
          head: text.daysHead,
          rows: text.days.map(([what, long, short]) => [what, context.rich(long), context.rich(short)]),
          legend: caption(context, 'table', text.daysLegend),
        })}
      </div>
      ${sections(context, text.sections)} ${note(context, 'warning', text.warning)}
    `,
  );
