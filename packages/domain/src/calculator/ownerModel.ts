import type { BasisPoints, Cents } from '../shared/money.ts';
import { ownerRules } from './ownerRules.data.ts';
import { taxRules } from './taxRules.data.ts';
import type { EntityForm } from './taxRules.ts';

/** The ways in which a year's profit reaches its owner. */
export const ownerRoutes = ['selfEmployed', 'dutchCompany', 'cyprusOwnerInNl', 'cyprusOwnerInCyprus'] as const;
export type OwnerRoute = (typeof ownerRoutes)[number];

/** Costs and taxes on a profit, in the order in which they are deducted. */
export const ownerParts = ['runningCosts', 'corporateTax', 'salary', 'incomeTax', 'boxTwo', 'gesy'] as const;
export type OwnerPart = (typeof ownerParts)[number];

export interface OwnerBurden {
  /** Only the parts of this route; cents, not rounded. */
  readonly parts: readonly { readonly kind: OwnerPart; readonly amount: number }[];
  /** Whole cents. */
  readonly total: Cents;
}

const { id: rateSet, dutch, cyprus } = taxRules[1];
/** The only rate set that the model knows. */
export type OwnerRateSetId = typeof rateSet;
const { salary, boxTwo, healthcare: zvw, labourCredit, gesy } = ownerRules;

const share = (amount: number, rate: BasisPoints): number => (amount * rate) / 10_000;

const taxOf = (amount: number, brackets: readonly { readonly upTo: Cents | null; readonly rate: BasisPoints }[]) => {
  let from = 0;
  let tax = 0;
  for (const { upTo, rate } of brackets) {
    tax += share(Math.max(0, Math.min(amount, upTo ?? amount) - from), rate);
    from = upTo ?? from;
  }
  return tax;
};

const dividendTax = (dividend: number): number =>
  taxOf(dividend, [
    { upTo: boxTwo.upTo, rate: boxTwo.low },
    { upTo: null, rate: boxTwo.high },
  ]);

const creditFor = (labour: number): number =>
  Math.max(0, labourCredit.most - share(Math.max(0, labour - labourCredit.fallsFrom), labourCredit.fallRate));

const healthcare = (income: number): number => share(Math.min(income, zvw.upTo), zvw.rate);

function selfEmployedTax(profit: number): number {
  const [, second, top] = dutch.zzp;
  const afterDeduction = profit - ownerRules.selfEmployedDeduction;
  const taxable = afterDeduction - share(afterDeduction, ownerRules.smeExemption);
  // Deductions are relieved at the second-bracket rate at most, also where they come off the top bracket.
  const deductedFromTop = Math.min(profit - taxable, Math.max(0, profit - second.upTo));
  const correction = share(deductedFromTop, top.rate - second.rate);
  return taxOf(taxable, dutch.zzp) + correction + healthcare(taxable) - creditFor(profit);
}

type Parts = Partial<Record<OwnerPart, number>>;

/** A company pays the salary, pays tax on the rest and distributes the remainder to its owner in the Netherlands. */
function companyOfOwnerInNl(profit: number, corporate: (taxable: number) => number, runningCosts?: Cents): Parts {
  const taxable = profit - salary - (runningCosts ?? 0);
  const corporateTax = corporate(taxable);
  return {
    ...(runningCosts === undefined ? {} : { runningCosts }),
    corporateTax,
    salary: taxOf(salary, dutch.zzp) - creditFor(salary) + healthcare(salary),
    boxTwo: dividendTax(taxable - corporateTax),
  };
}

/** Dutch corporate tax at the rates of 2026. @param taxable  cents */
export const dutchCorporateTax = (taxable: number): number => taxOf(taxable, dutch.bv);

const routes: Record<OwnerRoute, (profit: number) => Parts> = {
  selfEmployed: (profit) => ({ incomeTax: selfEmployedTax(profit) }),
  dutchCompany: (profit) => companyOfOwnerInNl(profit, dutchCorporateTax),
  cyprusOwnerInNl: (profit) => companyOfOwnerInNl(profit, (taxable) => share(taxable, cyprus.rate), cyprus.yearlyCosts),
  cyprusOwnerInCyprus(profit) {
    const taxable = profit - cyprus.yearlyCosts;
    const corporateTax = share(taxable, cyprus.rate);
    return {
      runningCosts: cyprus.yearlyCosts,
      corporateTax,
      gesy: Math.min(share(taxable - corporateTax, gesy.rate), gesy.most),
    };
  },
};

/** Whether the model is valid at this profit: below it tax credits apply and the customary salary does not fit. */
const holdsOwnerModel = (profit: Cents): boolean => profit >= ownerRules.leastProfit;

/**
 * Tax, contributions and (for Cyprus) running costs over one year's profit that is paid out in full to its owner, at the
 * rates of 2026. Leaves out partner, pension and investment deductions, and for the owner in Cyprus salary and social
 * insurance. The owner in Cyprus counts as non-domiciled.
 *
 * @param profit cents a year, `ownerRules.leastProfit` or more
 */
export function ownerBurden(route: OwnerRoute, profit: Cents): OwnerBurden {
  const amounts = routes[route](profit);
  const parts = ownerParts.flatMap((kind) => {
    const amount = amounts[kind];
    return amount === undefined ? [] : [{ kind, amount }];
  });
  return { parts, total: Math.round(parts.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** Where the owner will live, which decides how much of the company's saving reaches the person. */
export const ownerHomes = ['nl', 'cy'] as const;
export type OwnerHome = (typeof ownerHomes)[number];

export interface OwnerComparison {
  readonly now: OwnerBurden;
  readonly viaCyprus: OwnerBurden;
  /** `now` less `viaCyprus`, whole cents; negative when Cyprus costs more. */
  readonly difference: Cents;
}

/**
 * The owner's total burden today, from a Dutch business, and of the same profit through a Cyprus company.
 *
 * @returns `null` for a profit at which the model is not valid
 */
export function compareOwner(profit: Cents, entity: EntityForm, home: OwnerHome): OwnerComparison | null {
  if (!holdsOwnerModel(profit)) return null;
  const now = ownerBurden(entity === 'zzp' ? 'selfEmployed' : 'dutchCompany', profit);
  const viaCyprus = ownerBurden(home === 'nl' ? 'cyprusOwnerInNl' : 'cyprusOwnerInCyprus', profit);
  return { now, viaCyprus, difference: now.total - viaCyprus.total };
}
