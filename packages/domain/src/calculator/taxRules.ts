import type { Day } from '../shared/time/day.ts';
import type { Language } from '../shared/language.ts';
import type { BasisPoints, Cents } from '../shared/money.ts';

/** How the work is invoiced today: as a self-employed person, or from a Dutch private limited company. */
export const entityForms = ['zzp', 'bv'] as const;
export type EntityForm = (typeof entityForms)[number];

export interface TaxBracket {
  /** Where the bracket ends; `null` for the last one, which has no end. */
  readonly upTo: Cents | null;
  readonly rate: BasisPoints;
}

interface TaxSource {
  readonly name: Record<Language, string>;
  /** Where it can be read; absent for what is not published. */
  readonly url?: string;
}

/** What Cyprus charges and what it costs to be there. */
export interface CyprusRules {
  /** Corporate income tax. */
  readonly rate: BasisPoints;
  /** Running costs of the company, whatever the revenue. */
  readonly yearlyCosts: Cents;
}

/** Rates of one moment. Never changed after publication: a share link names its set. */
export interface TaxRules {
  readonly id: string;
  /** As it stands beside every amount: "Brochure". */
  readonly label: Record<Language, string>;
  /** Which years the rates are of, as the disclaimer ends: "2026". */
  readonly years: Record<Language, string>;
  /** When the rates were last compared with their sources. */
  readonly asOf: Day;
  readonly sources: readonly TaxSource[];
  /** Brackets on the whole profit, lowest first. */
  readonly dutch: Readonly<Record<EntityForm, readonly TaxBracket[]>>;
  readonly cyprus: CyprusRules;
}
