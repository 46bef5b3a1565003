import type { GuideContext } from '../context.ts';
import { chartScale } from '../figures/course.ts';
import { html, nothing, type Html } from '../html.ts';
import { markSign, type Rich } from '../rich.ts';

export interface PageHead {
  readonly title: string;
  readonly lead: Rich;
}

/** One A4 page. Head and foot repeat on every page and are therefore not read out. */
export const sheet = (context: GuideContext, number: number, head: PageHead, body: Html): Html => html`
  <section class="sheet ${number % 2 ? 'odd' : 'even'}" id="p${number}" aria-labelledby="title-${number}">
    <div class="runner" aria-hidden="true">
      <span>${context.frame.runningTitle}</span><span>${context.frame.rates}</span>
    </div>
    <header class="head">
      <h1 id="title-${number}">${head.title}</h1>
      <p class="lead">${context.rich(head.lead)}</p>
    </header>
    <div class="body">${body}</div>
    <div class="foot" aria-hidden="true">
      ${chartScale()}
      <span class="number">${number}</span><span>${context.frame.notAdvice}</span>
    </div>
  </section>
`;

export const caption = (context: GuideContext, kind: 'figure' | 'table', text: Rich, sums?: Record<string, string>) =>
  html`<strong>${context.nextLabel(kind)}.</strong> ${context.rich(text, sums)}`;

export const figure = (content: Html, legend: Html, className = ''): Html => html`
  <figure class="${className}">
    ${content}
    <figcaption>${legend}</figcaption>
  </figure>
`;

export interface Section {
  readonly title: string;
  readonly text: Rich;
}

/** A heading with one paragraph; two or three of them stand beside each other. */
export const sections = (context: GuideContext, items: readonly Section[], sums?: Record<string, string>): Html => html`
  <div class="columns columns-${items.length}">
    ${items.map(
      (item) =>
        html`<div>
          <h2>${item.title}</h2>
          <p>${context.rich(item.text, sums)}</p>
        </div>`,
    )}
  </div>
`;

export interface Note {
  readonly label: string;
  readonly text: Rich;
}

/** `warning` has the amber rule, `condition` the sea one. */
export const note = (
  context: GuideContext,
  kind: 'warning' | 'condition',
  content: Note,
  sums?: Record<string, string>,
): Html => html` <p class="note ${kind}"><strong>${content.label}</strong> ${context.rich(content.text, sums)}</p> `;

export interface TableShape {
  readonly className?: string;
  readonly head: readonly (string | Html)[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly (string | Html)[])[];
  readonly legend?: Html;
}

export const table = ({ className = '', head, rows, legend }: TableShape): Html => html`
  <table class="${className}">
    ${
      legend
        ? html`<caption>
            ${legend}
          </caption>`
        : nothing
    }
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...rest]) => html`
          <tr>
            <th scope="row">${first ?? ''}</th>
            ${rest.map((cell) => html`<td>${cell}</td>`)}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

export const markLegend = (context: GuideContext): Html => html`
  <p class="legend">
    ${(['law', 'check', 'view'] as const).map(
      (kind) => html`<span>${markSign(kind)} ${context.frame.marks[kind]}</span>`,
    )}
  </p>
`;
