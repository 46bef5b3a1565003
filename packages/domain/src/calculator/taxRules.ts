import type { Day } from '../shared/time/day.ts';
import type { Language } from '../shared/language.ts';
import type { BasisPoints, Cents } from '../shared/money.ts';

/** The current legal form: self-employed, or a Dutch private limited company. */
export const entityForms = ['zzp', 'bv'] as const;
export type EntityForm = (typeof entityForms)[number];

export interface TaxBracket {
  /** Upper limit of the bracket; `null` for the last one. */
  readonly upTo: Cents | null;
  readonly rate: BasisPoints;
}

interface TaxSource {
  readonly name: Record<Language, string>;
  /** Where it is published; absent when unpublished. */
  readonly url?: string;
}

/** The Cyprus tax rate and the costs of a company there. */
export interface CyprusRules {
  /** Corporate income tax. */
  readonly rate: BasisPoints;
  /** Its last year, when the law had changed it before this set was published. */
  readonly lastYear?: number;
  /** Running costs of the company, independent of the revenue. */
  readonly yearlyCosts: Cents;
}

/** The rates of one period. Never changed after publication, because share links refer to a set. */
export interface TaxRules {
  readonly id: string;
  /** The label beside every amount: "Brochure". */
  readonly label: Record<Language, string>;
  /** The years of the rates, as the disclaimer's ending: "2026". */
  readonly years: Record<Language, string>;
  /** When the rates were last compared with their sources. */
  readonly asOf: Day;
  readonly sources: readonly TaxSource[];
  /** Brackets on the whole profit, lowest first. */
  readonly dutch: Readonly<Record<EntityForm, readonly TaxBracket[]>>;
  readonly cyprus: CyprusRules;
}
