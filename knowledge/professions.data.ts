import type { EntityForm, OwnerHome } from '@fnc/domain';
import type { ProfessionId } from '@fnc/ui/reading';
import type { FactName } from './facts.ts';

export interface ProfessionRecord {
  readonly id: ProfessionId;
  /** Whole euros a year; the owner model is valid from € 90.000. */
  readonly profit: number;
  /** The legal form in the calculator when opened from this page. */
  readonly entity: EntityForm;
  readonly home: OwnerHome;
  /** The figures for its four rules, in their order. */
  readonly rules: readonly [FactName, FactName, FactName, FactName];
  readonly articles: readonly [string, string];
  readonly drawing: 'route' | 'bay' | 'lines' | 'compass';
}

/** Every profession with its own page; its texts are under `professions` in the catalogue. */
export const professionRecords: readonly ProfessionRecord[] = [
  {
    id: 'captains',
    profit: 110_000,
    entity: 'zzp',
    home: 'nl',
    rules: ['cyprusDays', 'tonnageUntil', 'shelfDays', 'socialSecurityShare'],
    articles: ['seafarers', 'half-year'],
    drawing: 'bay',
  },
  {
    id: 'consultants',
    profit: 150_000,
    entity: 'bv',
    home: 'nl',
    rules: ['cyprusCorporateTax2026', 'dutchBoxTwoLow', 'customarySalary', 'cyprusVatThreshold'],
    articles: ['box-two', 'substance'],
    drawing: 'lines',
  },
  {
    id: 'nomads',
    profit: 95_000,
    entity: 'zzp',
    home: 'cy',
    rules: ['cyprusDays', 'residenceDays', 'nonDomYears', 'gesyOnDividends'],
    articles: ['sixty-days', 'costs'],
    drawing: 'compass',
  },
  {
    id: 'entrepreneurs',
    profit: 250_000,
    entity: 'bv',
    home: 'cy',
    rules: ['dutchCorporateTaxHigh', 'recoveryYears', 'treatyHoldingShare', 'lossYears'],
    articles: ['exit-tax', 'substance'],
    drawing: 'route',
  },
];
