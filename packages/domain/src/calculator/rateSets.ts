import { taxRules } from './taxRules.data.ts';
import type { TaxRules } from './taxRules.ts';

export type RateSetId = (typeof taxRules)[number]['id'];

const [brochure] = taxRules;

/** All sets, the default first. */
export const rateSetIds: readonly RateSetId[] = taxRules.map(({ id }) => id);
export const defaultRateSetId: RateSetId = brochure.id;
export const newestRateSetId: RateSetId = rateSetIds.at(-1) ?? brochure.id;

export const rulesOf = (id: RateSetId): TaxRules => taxRules.find((rules) => rules.id === id) ?? brochure;
