import type { GuideContext } from '../context.ts';
import { ipBoxBars, type IpBoxText } from '../figures/ip-box-bars.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, note, sections, sheet, table, type Note, type PageHead, type Section } from './parts.ts';

export interface SpecialRulesText extends PageHead {
  readonly head: readonly [string, string, string, string];
  readonly rules: readonly (readonly [string, Rich, Rich, Rich])[];
  readonly rulesLegend: Rich;
  readonly ipTitle: string;
  readonly ip: IpBoxText;
  readonly ipLegend: Rich;
  readonly sections: readonly [Section, Section, Section];
  readonly warning: Note;
}

export const specialRulesPage = (context: GuideContext, text: SpecialRulesText): Html =>
  sheet(
    context,
    11,
    text,
    html`
      ${table({
        className: 'rules',
        head: text.head,
        rows: text.rules.map(([name, ...cells]) => [name, ...cells.map((cell) => context.rich(cell))]),
        legend: caption(context, 'table', text.rulesLegend),
      })}
      <div class="group">
        <h2>${text.ipTitle}</h2>
        ${figure(ipBoxBars(context, text.ip), caption(context, 'figure', text.ipLegend))}
      </div>
      ${sections(context, text.sections)} ${note(context, 'warning', text.warning)}
    `,
  );
