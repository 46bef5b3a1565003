import type { GuideContext } from '../context.ts';
import { coverChart } from '../figures/cover-chart.ts';
import { html, type Html } from '../html.ts';

export interface CoverText {
  /** Two lines of the title; together they are the title of the document. */
  readonly title: readonly [string, string];
  readonly subtitle: string;
  readonly edition: string;
}

export const coverTitle = (text: CoverText): string => text.title.join(' ');

export const coverPage = (context: GuideContext, text: CoverText): Html => html`
  <section class="sheet cover cover-${context.language}" id="p1" aria-labelledby="title-1">
    ${coverChart()}
    <p class="publisher"><strong>${context.publisher.shortName}</strong><br />${context.publisher.name}</p>
    <div class="title-block">
      <h1 id="title-1">${text.title[0]} <br />${text.title[1]}</h1>
      <p class="subtitle">${text.subtitle}</p>
    </div>
    <p class="edition">${text.edition}<br />${context.frame.rates}. ${context.frame.notAdvice}</p>
  </section>
`;
