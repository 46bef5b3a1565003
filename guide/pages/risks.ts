import type { GuideContext } from '../context.ts';
import { verdictSign } from '../figures/verdict-sign.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, note, sections, sheet, table, type Note, type PageHead, type Section } from './parts.ts';

type Weight = 'heavy' | 'mind';

export interface RiskText extends PageHead {
  readonly head: readonly [string, string, string];
  readonly weights: Readonly<Record<Weight, string>>;
  readonly risks: readonly {
    readonly name: string;
    readonly weight: Weight;
    readonly fact: Rich;
    readonly signal: Rich;
    readonly action: Rich;
  }[];
  readonly legend: Rich;
  readonly sections: readonly [Section, Section];
  readonly condition: Note;
}

const signs = { heavy: 'rarely', mind: 'depends' } as const;

export const risksPage = (context: GuideContext, text: RiskText): Html =>
  sheet(
    context,
    12,
    text,
    html`
      ${table({
        className: 'risks',
        head: text.head,
        rows: text.risks.map(({ name, weight, fact, signal, action }) => [
          html`<span class="verdict ${signs[weight]}"
              >${verdictSign(signs[weight])} <span class="visually-hidden">${text.weights[weight]}:</span> ${name}</span
            >
            <span class="fact">${context.rich(fact)}</span>`,
          context.rich(signal),
          context.rich(action),
        ]),
        legend: html`${caption(context, 'table', text.legend)}
          <span class="weights">
            ${(['heavy', 'mind'] as const).map(
              (weight) =>
                html`<span class="verdict ${signs[weight]}"
                  >${verdictSign(signs[weight])} ${text.weights[weight]}</span
                >`,
            )}
          </span>`,
      })}
      ${sections(context, text.sections)} ${note(context, 'condition', text.condition)}
    `,
  );
