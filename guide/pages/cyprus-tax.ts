import type { GuideContext } from '../context.ts';
import { fallInCyprus, fallInNl } from '../facts/sums.ts';
import { fallingBars, type FallText } from '../figures/falling-bars.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, markLegend, note, sheet, type Note, type PageHead } from './parts.ts';

export interface CyprusTaxText extends PageHead {
  readonly falls: { readonly inCyprus: FallText; readonly inNl: FallText };
  readonly fallsLegend: Rich;
  readonly ratesTitle: string;
  /** What, then the rate or the amount. */
  readonly rates: readonly (readonly [Rich, Rich])[];
  readonly condition: Note;
}

export const cyprusTaxPage = (context: GuideContext, text: CyprusTaxText): Html =>
  sheet(
    context,
    6,
    text,
    html`
      ${figure(
        html`<div class="falls">
          ${fallingBars(context, text.falls.inCyprus, fallInCyprus)} ${fallingBars(context, text.falls.inNl, fallInNl)}
        </div>`,
        caption(context, 'figure', text.fallsLegend),
      )}
      <div class="rate-block">
        <h2>${text.ratesTitle}</h2>
        <dl class="rate-list">
          ${text.rates.map(
            ([what, rate]) =>
              html`<div>
                <dt>${context.rich(what)}</dt>
                <dd>${context.rich(rate)}</dd>
              </div>`,
          )}
        </dl>
        ${markLegend(context)}
      </div>
      ${note(context, 'condition', text.condition)}
    `,
  );
