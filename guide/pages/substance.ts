import type { GuideContext } from '../context.ts';
import { checklist, type ChecklistText } from '../figures/checklist.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, note, sections, sheet, type Note, type PageHead, type Section } from './parts.ts';

export interface SubstanceText extends PageHead {
  readonly checklist: ChecklistText;
  readonly checklistLegend: Rich;
  readonly case: { readonly title: string; readonly parts: readonly (readonly [string, Rich])[] };
  readonly sections: readonly [Section, Section];
  readonly condition: Note;
}

export const substancePage = (context: GuideContext, text: SubstanceText): Html =>
  sheet(
    context,
    8,
    text,
    html`
      ${figure(checklist(context, text.checklist), caption(context, 'figure', text.checklistLegend))}
      ${sections(context, text.sections)}
      <div class="case">
        <h2>${text.case.title}</h2>
        <dl>
          ${text.case.parts.map(
            ([label, words]) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${context.rich(words)}</dd>
              </div>`,
          )}
        </dl>
      </div>
      ${note(context, 'condition', text.condition)}
    `,
  );
