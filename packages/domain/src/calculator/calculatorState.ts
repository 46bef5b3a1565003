import { euros, type Cents } from '../shared/money.ts';
import { languages, type Language } from '../shared/language.ts';
import { checkRevenue } from './calculateSavings.ts';
import { ownerHomes, type OwnerHome } from './ownerModel.ts';
import { defaultRateSetId, rateSetIds, type RateSetId } from './rateSets.ts';
import { entityForms, type EntityForm } from './taxRules.ts';

/** All settings of a visitor. None identifies a person, so they may appear in a URL. */
export interface CalculatorState {
  readonly revenue: Cents;
  readonly entity: EntityForm;
  readonly rateSet: RateSetId;
  /** Where the owner will live; `null` until answered. */
  readonly home: OwnerHome | null;
}

export const defaultCalculatorState: CalculatorState = {
  revenue: euros(150_000),
  entity: 'zzp',
  rateSet: defaultRateSetId,
  home: null,
};

/** Parameter names; links in either language are accepted on both sites. */
const names: Readonly<Record<Language, Readonly<Record<keyof CalculatorState, string>>>> = {
  nl: { revenue: 'omzet', entity: 'vorm', rateSet: 'tarief', home: 'wonen' },
  en: { revenue: 'revenue', entity: 'form', rateSet: 'rates', home: 'home' },
};

/** Every name of a setting in a URL. */
export const calculatorParameters: readonly string[] = languages.flatMap((language) => Object.values(names[language]));

/** `150000` or `1234.50`, as `revenueText` writes it; typed by hand also `98.000` and `1234,5`. */
const plainAmount = /^(\d{1,10})(?:[.,](\d{1,2}))?$/;
const groupedAmount = /^\d{1,3}(?:[.,]\d{3})+$/;

function readRevenue(text: string | null): Cents | undefined {
  const typed = text?.trim() ?? '';
  const found = plainAmount.exec(groupedAmount.test(typed) ? typed.replaceAll(/[.,]/g, '') : typed);
  if (!found) return undefined;
  const checked = checkRevenue(Number(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`));
  return checked.ok ? checked.value : undefined;
}

const revenueText = (cents: Cents): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** The state from a URL, parsed leniently: a missing or invalid value takes its default. */
export function readCalculatorState(parameter: (name: string) => string | null): CalculatorState {
  const text = (key: keyof CalculatorState) =>
    languages.map((language) => parameter(names[language][key])).find((value) => value !== null) ?? null;
  const word = (key: keyof CalculatorState) => text(key)?.trim().toLowerCase();
  return {
    revenue: readRevenue(text('revenue')) ?? defaultCalculatorState.revenue,
    entity: entityForms.find((form) => form === word('entity')) ?? defaultCalculatorState.entity,
    rateSet: rateSetIds.find((id) => id === word('rateSet')) ?? defaultCalculatorState.rateSet,
    home: ownerHomes.find((home) => home === word('home')) ?? null,
  };
}

/** Whether a URL of a page in this language names a setting in another one. */
export const namesElsewhere = (parameter: (name: string) => string | null, language: Language): boolean =>
  languages.some((other) => other !== language && Object.values(names[other]).some((name) => parameter(name) !== null));

/** The query string without the `?`: `omzet=150000&vorm=zzp&tarief=brochure`, and `&wonen=nl` once answered. */
export function printCalculatorState({ revenue, entity, rateSet, home }: CalculatorState, language: Language): string {
  const name = names[language];
  const answered = home === null ? '' : `&${name.home}=${home}`;
  return `${name.revenue}=${revenueText(revenue)}&${name.entity}=${entity}&${name.rateSet}=${rateSet}${answered}`;
}
