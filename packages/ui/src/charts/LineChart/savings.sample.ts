import type { Line } from './lines.ts';

/** The example of the stories: income tax of a self-employed person, and 12.5 % with 3,500 of fixed costs. */
const bracket = 75_518;
export const incomeTax = (revenue: number): number =>
  Math.min(revenue, bracket) * 0.3655 + Math.max(0, revenue - bracket) * 0.495;
export const corporateTax = (revenue: number): number => revenue * 0.125;
export const fixedCosts = 3500;
export const firstBracketTax = (revenue: number): number => Math.min(revenue, bracket) * 0.3655;

/** A company: 19 % up to 200,000, 26.9 % above. Slightly more than abroad, and less below 53,846. */
export const companyTax = (revenue: number): number =>
  Math.min(revenue, 200_000) * 0.19 + Math.max(0, revenue - 200_000) * 0.269;

const revenues = [0, 25_000, 50_000, bracket, 100_000, 125_000, 150_000, 175_000, 200_000, 225_000, 250_000];

export const lineOf = (name: string, amount: (revenue: number) => number, xs: readonly number[] = revenues): Line => ({
  name,
  points: xs.map((x) => ({ x, y: amount(x) })),
});
