import type { GuideContext } from '../context.ts';
import { beforeAfter, type BeforeAfterText } from '../figures/before-after.ts';
import { figures } from '../facts/figures.data.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, note, sheet, table, type Note, type PageHead } from './parts.ts';

interface Fact {
  readonly label: string;
  readonly value: Rich;
}

export interface CountryText extends PageHead {
  readonly facts: readonly [Fact, Fact, Fact, Fact, Fact];
  readonly rates: {
    readonly head: readonly [string, string, string];
    readonly rows: readonly (readonly [string, Rich, Rich])[];
    readonly legend: Rich;
  };
  readonly changesTitle: string;
  readonly changesIntro: Rich;
  readonly changes: BeforeAfterText;
  readonly changesLegend: Rich;
  /** `{extra}`: what the old rate would leave out at `{profit}` of profit. */
  readonly oldRate: Note;
}

const exampleProfit = 150_000;

export const countryPage = (context: GuideContext, text: CountryText): Html => {
  const extra = exampleProfit * (figures.cyCorporate.value - figures.cyCorporateBefore.value);
  return sheet(
    context,
    3,
    text,
    html`
      <dl class="facts">
        ${text.facts.map(
          (fact) =>
            html`<div>
              <dt>${fact.label}</dt>
              <dd>${context.rich(fact.value)}</dd>
            </div>`,
        )}
      </dl>
      ${table({
        className: 'rates',
        head: text.rates.head,
        rows: text.rates.rows.map(([name, nl, cy]) => [name, context.rich(nl), context.rich(cy)]),
        legend: caption(context, 'table', text.rates.legend),
      })}
      <div class="group">
        <h2>${text.changesTitle}</h2>
        <p>${context.rich(text.changesIntro)}</p>
        ${figure(beforeAfter(context, text.changes), caption(context, 'figure', text.changesLegend))}
      </div>
      ${note(context, 'warning', text.oldRate, { extra: context.euro(extra), profit: context.euro(exampleProfit) })}
    `,
  );
};
