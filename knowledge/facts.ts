import {
  articleClaims,
  claims,
  euros,
  ownerBurden,
  type ArticleClaimName,
  type Claim,
  type ClaimName,
  type ClaimUnit,
  type Language,
  type OwnerRoute,
} from '@fnc/domain';
import { formatEuros, formatShare, regionOf } from '@fnc/ui/locales';
import { breakEven, costsOver, knownCosts, serviceCosts } from '../guide/facts/sums.ts';

/** Every figure that an article may name. */
export const facts: Readonly<Record<ClaimName | ArticleClaimName, Claim>> = { ...claims, ...articleClaims };
export type FactName = keyof typeof facts;

export const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name);

const to: Readonly<Record<Language, string>> = { nl: 'tot', en: 'to' };

function written(value: number, unit: ClaimUnit, language: Language): string {
  if (unit === 'share') return formatShare(value, language);
  if (unit === 'year') return String(value);
  return unit === 'euro' || unit === 'euroPerMonth'
    ? formatEuros(value, language)
    : value.toLocaleString(regionOf(language));
}

/** A figure as a sentence takes it: 15%, € 5.400, € 2.000 tot € 3.000. Units other than money and shares are the sentence's. */
export function factText(name: FactName, language: Language): string {
  const { value, unit } = facts[name];
  if (typeof value === 'number') return written(value, unit, language);
  return `${written(value.from, unit, language)} ${to[language]} ${written(value.to, unit, language)}`;
}

const [firstYear, fiveYears] = [costsOver(1), costsOver(5)];

/** Box 2 over a gain, in euros. */
const boxTwoOver = (gain: number): number => {
  const first = articleClaims.dutchBoxTwoThreshold.value;
  return Math.min(gain, first) * claims.dutchBoxTwoLow.value + Math.max(0, gain - first) * claims.dutchBoxTwoHigh.value;
};

/** The example of the article on leaving: shares of € 300,000 that were bought for € 18,000. */
const exitGain = 300_000 - 18_000;

/** What the articles work out, in euros; by the name between the braces. */
const sums = {
  breakEvenService: breakEven(serviceCosts),
  breakEvenKnown: breakEven(knownCosts),
  breakEvenPerThousand: breakEven(1_000),
  knownCosts,
  firstYearFrom: firstYear.from,
  firstYearTo: firstYear.to,
  fiveYearsFrom: fiveYears.from,
  fiveYearsTo: fiveYears.to,
  exitGain,
  exitClaim: boxTwoOver(exitGain),
  oldRateGap: 150_000 * (claims.cyprusCorporateTax2026.value - claims.cyprusCorporateTaxBrochure.value),
} as const;

const isSumName = (name: string): name is keyof typeof sums => Object.hasOwn(sums, name);

/** In the order in which a page compares them. */
export const routes: readonly OwnerRoute[] = ['selfEmployed', 'dutchCompany', 'cyprusOwnerInNl', 'cyprusOwnerInCyprus'];
const isRoute = (name: string): name is OwnerRoute => (routes as readonly string[]).includes(name);

/** `route:150000` is what the route costs in all; `route:150000:boxTwo` one part of it. @throws for one it does not know */
function ownerEuros(expression: string): number {
  const [route = '', profit = '', part] = expression.split(':');
  if (!isRoute(route) || !/^\d+$/.test(profit)) throw new Error(`Unknown sum {owner:${expression}}.`);
  const burden = ownerBurden(route, euros(Number(profit)));
  if (part === undefined) return burden.total / 100;
  const found = burden.parts.find(({ kind }) => kind === part);
  if (found === undefined) throw new Error(`{owner:${expression}}: that route has no such part.`);
  return found.amount / 100;
}

const sumEuros = (kind: string, name: string): number => {
  if (kind === 'owner') return ownerEuros(name);
  if (!isSumName(name)) throw new Error(`Unknown sum {sum:${name}}.`);
  return sums[name];
};

/** A sum as a sentence takes it. @throws for one that nobody knows: a typing error must not be published */
export const sumText = (kind: string, name: string, language: Language): string =>
  formatEuros(Math.round(sumEuros(kind, name)), language);

/** Every figure by its name, and the profit at which a bv of the same profit costs as much; written for a language. */
export const writtenFacts = (language: Language): Readonly<Record<FactName | 'breakEven', string>> => ({
  ...(Object.fromEntries(Object.keys(facts).map((name) => [name, factText(name as FactName, language)])) as Record<
    FactName,
    string
  >),
  breakEven: formatEuros(sums.breakEvenService, language),
});

/**
 * What an article relies on, in one line: a changed value or condition changes it, a figure that was only looked up again
 * does not.
 *
 * @param placeholder what stands between the braces: `claim:cyprusDays`, `owner:dutchCompany:150000`
 */
export function fingerprint(placeholder: string): string {
  const [kind = '', ...rest] = placeholder.split(':');
  const name = rest.join(':');
  if (kind !== 'claim') return `${Math.round(sumEuros(kind, name))} euro`;
  if (!isFactName(name)) throw new Error(`Unknown figure {${placeholder}}.`);
  const { value, unit, condition } = facts[name];
  const said = typeof value === 'number' ? String(value) : `${value.from}–${value.to}`;
  return `${said} ${unit}${condition === null ? '' : `, ${condition}`}`;
}
