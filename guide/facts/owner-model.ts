import { figures } from './figures.data.ts';

/** Labour tax credit 2026 above its top: the part of the rate set that the guide uses but does not print. */
const labourCredit = { most: 5_685, fallsFrom: 45_592, fallRate: 0.0651 } as const;

export type Route = 'selfEmployed' | 'dutchCompany' | 'cyprusOwnerInNl' | 'cyprusOwnerInCyprus';
export const routes = ['selfEmployed', 'dutchCompany', 'cyprusOwnerInNl', 'cyprusOwnerInCyprus'] as const;

const rate = (name: keyof typeof figures): number => figures[name].value;

/** Tax over an amount that falls into two bands, in euros. */
const twoBands = (amount: number, upTo: number, low: number, high: number): number =>
  Math.min(amount, upTo) * low + Math.max(0, amount - upTo) * high;

const boxOne = (income: number): number => {
  const first = Math.min(income, rate('nlBox1FirstUpTo')) * rate('nlBox1First');
  const above = Math.max(0, income - rate('nlBox1FirstUpTo'));
  const width = rate('nlBox1SecondUpTo') - rate('nlBox1FirstUpTo');
  return first + twoBands(above, width, rate('nlBox1Second'), rate('nlBox1Top'));
};

const boxTwo = (dividend: number): number =>
  twoBands(dividend, rate('nlBox2LowUpTo'), rate('nlBox2Low'), rate('nlBox2High'));

const creditFor = (labour: number): number =>
  Math.max(0, labourCredit.most - Math.max(0, labour - labourCredit.fallsFrom) * labourCredit.fallRate);

const healthcare = (income: number): number => Math.min(income, rate('nlZvwBase')) * rate('nlZvw');

const selfEmployed = (profit: number): number => {
  const taxable = (profit - rate('nlSelfEmployedDeduction')) * (1 - rate('nlSmeExemption'));
  const deducted = profit - taxable;
  // Deductions are relieved at the second-bracket rate at most, also where they come off the top bracket.
  const inTop = Math.min(deducted, Math.max(0, profit - rate('nlBox1SecondUpTo')));
  const correction = inTop * (rate('nlBox1Top') - rate('nlBox1Second'));
  return boxOne(taxable) + correction + healthcare(taxable) - creditFor(profit);
};

/** Income tax and healthcare contribution over the customary salary. */
const salaryBurden = (): number =>
  boxOne(rate('nlSalary')) - creditFor(rate('nlSalary')) + healthcare(rate('nlSalary'));

/** A company pays the salary, is taxed on the rest and pays everything out to its owner in the Netherlands. */
const companyWithOwnerInNl = (profit: number, corporate: (taxable: number) => number, costs: number): number => {
  const taxable = profit - rate('nlSalary') - costs;
  const tax = corporate(taxable);
  return costs + tax + boxTwo(taxable - tax) + salaryBurden();
};

const cyprusOwnerInCyprus = (profit: number): number => {
  const taxable = profit - rate('yearly');
  const tax = taxable * rate('cyCorporate');
  return rate('yearly') + tax + Math.min((taxable - tax) * rate('cyGesy'), rate('cyGesyMax'));
};

export const dutchCorporate = (taxable: number): number =>
  twoBands(taxable, rate('nlCorporateLowUpTo'), rate('nlCorporateLow'), rate('nlCorporateHigh'));

const burdens: Record<Route, (profit: number) => number> = {
  selfEmployed,
  dutchCompany: (profit) => companyWithOwnerInNl(profit, dutchCorporate, 0),
  cyprusOwnerInNl: (profit) => companyWithOwnerInNl(profit, (taxable) => taxable * rate('cyCorporate'), rate('yearly')),
  cyprusOwnerInCyprus,
};

/**
 * Tax, contributions and (for Cyprus) running costs over one year's profit that is paid out in full, rates of 2026.
 * Leaves out partner, pension and investment deductions, and for the owner in Cyprus salary and social insurance.
 * The general tax credit is nil at these incomes, so profits below € 90,000 are outside the model.
 *
 * @param profit euros a year, 90,000 or more
 * @returns whole euros a year
 */
export const burdenOf = (route: Route, profit: number): number => Math.round(burdens[route](profit));
