import { euros, ownerBurden, ownerRoutes, type OwnerRoute } from '@fnc/domain';
import type { GuideContext } from '../context.ts';
import { html, type Html } from '../html.ts';

export interface RouteTableText {
  readonly profit: string;
  readonly routes: Readonly<Record<OwnerRoute, readonly [string, string]>>;
  readonly rows: { readonly share: string; readonly burden: string; readonly kept: string; readonly gain: string };
  /** Heading of a row at another profit, with `{profit}` in it. */
  readonly other: string;
}

const tallest = 100;

/** Whole euros a year. */
const burdenOf = (route: OwnerRoute, profit: number): number =>
  Math.round(ownerBurden(route, euros(profit)).total / 100);

const bar = (route: OwnerRoute, profit: number): Html => {
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

const signed = (context: GuideContext, amount: number): string =>
  amount < 0 ? context.euro(amount) : `+\u00a0${context.euro(amount)}`;

const cells = (write: (route: OwnerRoute) => string | Html): Html =>
  html`${ownerRoutes.map((route) => html`<td>${write(route)}</td>`)}`;

/** The four routes beside each other at one profit: bars, share, amount, what is left. All from the model. */
export const routeTable = (
  context: GuideContext,
  text: RouteTableText,
  profit: number,
  others: readonly number[],
  legend: Html,
): Html => {
  const named = (words: string, amount: number): string => words.replace('{profit}', context.euro(amount));
  const burden = (route: OwnerRoute): number => burdenOf(route, profit);
  return html`
    <table class="routes">
      <caption>
        ${legend}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="profit">${named(text.profit, profit)}</th>
          ${ownerRoutes.map(
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
