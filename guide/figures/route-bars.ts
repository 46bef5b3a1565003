import type { GuideContext } from '../context.ts';
import { burdenOf, routes, type Route } from '../facts/owner-model.ts';
import { html, type Html } from '../html.ts';

export interface RouteTableText {
  readonly profit: string;
  readonly routes: Readonly<Record<Route, readonly [string, string]>>;
  readonly rows: { readonly share: string; readonly burden: string; readonly kept: string; readonly gain: string };
  /** Heading of a row at another profit, with `{profit}` in it. */
  readonly other: string;
}

const tallest = 100;

const bar = (route: Route, profit: number): Html => {
  const share = burdenOf(route, profit) / profit;
  const height = (share / (burdenOf('selfEmployed', profit) / profit)) * tallest;
  return html`
    <svg width="54" height="${tallest}" viewBox="0 0 54 ${tallest}" aria-hidden="true">
      <rect
        class="${route.startsWith('cyprus') ? 'cyprus' : 'dutch'}"
        width="54"
        y="${tallest - height}"
        height="${height}"
      />
    </svg>
  `;
};

const signed = (context: GuideContext, euros: number): string =>
  euros < 0 ? context.euro(euros) : `+\u00a0${context.euro(euros)}`;

const cells = (write: (route: Route) => string | Html): Html =>
  html`${routes.map((route) => html`<td>${write(route)}</td>`)}`;

/** The four routes beside each other at one profit: bars, share, amount, what is left. All from the model. */
export const routeTable = (
  context: GuideContext,
  text: RouteTableText,
  profit: number,
  others: readonly number[],
  legend: Html,
): Html => {
  const named = (words: string, amount: number): string => words.replace('{profit}', context.euro(amount));
  const burden = (route: Route): number => burdenOf(route, profit);
  return html`
    <table class="routes">
      <caption>
        ${legend}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="profit">${named(text.profit, profit)}</th>
          ${routes.map(
            (route) =>
              html`<th scope="col"><span class="route">${text.routes[route][0]}</span> ${text.routes[route][1]}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        <tr class="bars" aria-hidden="true">
          <td></td>
          ${cells((route) => bar(route, profit))}
        </tr>
        <tr>
          <th scope="row">${text.rows.share}</th>
          ${cells((route) => context.percent(burden(route) / profit, 1))}
        </tr>
        <tr>
          <th scope="row">${text.rows.burden}</th>
          ${cells((route) => context.euro(burden(route)))}
        </tr>
        <tr class="kept">
          <th scope="row">${text.rows.kept}</th>
          ${cells((route) => context.euro(profit - burden(route)))}
        </tr>
        <tr>
          <th scope="row">${text.rows.gain}</th>
          ${cells((route) =>
            route === 'selfEmployed' ? '–' : signed(context, burden('selfEmployed') - burden(route)),
          )}
        </tr>
        ${others.map(
          (other) => html`
            <tr class="other">
              <th scope="row">${named(text.other, other)}</th>
              ${cells((route) => context.euro(burdenOf(route, other)))}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
};
