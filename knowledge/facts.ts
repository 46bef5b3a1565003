import {
  articleClaims,
  brand,
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

/** Every figure that an article may use. */
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

/**
 * A figure formatted for a sentence: 15%, € 5.400, € 2.000 tot € 3.000. The sentence itself contains any other unit.
 */
export function factText(name: FactName, language: Language): string {
  const { value, unit } = facts[name];
  if (typeof value === 'number') return written(value, unit, language);
  return `${written(value.from, unit, language)} ${to[language]} ${written(value.to, unit, language)}`;
}

const [firstYear, fiveYears] = [costsOver(1), costsOver(5)];

/** Box 2 tax on a gain, in euros. */
const boxTwoOver = (gain: number): number => {
  const first = articleClaims.dutchBoxTwoThreshold.value;
  return Math.min(gain, first) * claims.dutchBoxTwoLow.value + Math.max(0, gain - first) * claims.dutchBoxTwoHigh.value;
};

/** Example in the article on leaving: shares of € 300,000 that were bought for € 18,000. */
const exitGain = 300_000 - 18_000;

const burdenAt = (route: OwnerRoute, profit: number) => ownerBurden(route, euros(profit)).total;

/** The profit, in whole thousands, from which a Cyprus company leaves an owner who stays in the Netherlands more than a bv. */
function ownerTurn(): number {
  for (let profit = 100_000; profit <= 1_000_000; profit += 1_000) {
    if (burdenAt('cyprusOwnerInNl', profit) < burdenAt('dutchCompany', profit)) return profit;
  }
  throw new Error('Below a million no profit pays for who stays in the Netherlands: rewrite {sum:ownerTurn}.');
}

/** Calculated amounts of the articles, in euros; by the name in the braces. */
const sums = {
  breakEvenService: breakEven(serviceCosts),
  breakEvenKnown: breakEven(knownCosts),
  breakEvenPerThousand: breakEven(1_000),
  knownCosts,
  firstYearFrom: firstYear.from,
  firstYearTo: firstYear.to,
  fiveYearsFrom: fiveYears.from,
  fiveYearsTo: fiveYears.to,
  ownerTurn: ownerTurn(),
  // A bv deducts the owner's salary before it pays the high rate.
  highRateProfit: articleClaims.dutchCorporateThreshold.value + articleClaims.customarySalary.value,
  advicePrice: brand.prices.advice / 100,
  closingPrice: brand.prices.closing / 100,
  exitGain,
  exitClaim: boxTwoOver(exitGain),
  oldRateGap: 150_000 * (claims.cyprusCorporateTax2026.value - claims.cyprusCorporateTaxBrochure.value),
} as const;

const isSumName = (name: string): name is keyof typeof sums => Object.hasOwn(sums, name);

/** In the order of a page's comparison. */
export const routes: readonly OwnerRoute[] = ['selfEmployed', 'dutchCompany', 'cyprusOwnerInNl', 'cyprusOwnerInCyprus'];
const isRoute = (name: string): name is OwnerRoute => (routes as readonly string[]).includes(name);

/** `route:150000`: total costs of a route; `route:150000:boxTwo`: one part. @throws for an unknown route or part */
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

/** A calculated amount formatted for a sentence. @throws for an unknown name: a typing error must not be published */
export const sumText = (kind: string, name: string, language: Language): string =>
  formatEuros(Math.round(sumEuros(kind, name)), language);

/** Every figure by name, and the break-even profit compared with a bv; formatted for a language. */
export const writtenFacts = (language: Language): Readonly<Record<FactName | 'breakEven', string>> => ({
  ...(Object.fromEntries(Object.keys(facts).map((name) => [name, factText(name as FactName, language)])) as Record<
    FactName,
    string
  >),
  breakEven: formatEuros(sums.breakEvenService, language),
});

/**
 * One line with the value and condition that an article relies on. It changes when either of them changes, and not when
 * a figure was only checked again.
 *
 * @param placeholder the text in the braces: `claim:cyprusDays`, `owner:dutchCompany:150000`
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
