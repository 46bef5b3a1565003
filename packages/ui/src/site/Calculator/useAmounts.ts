import { languageOf, type BasisPoints, type Cents, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../locales/dates.ts';
import { formatEuros, formatShare, numberFormat, unsignedZero } from '../../locales/figures.ts';

export interface Amounts {
  language: Language;
  /** Whole euros: "€ 42.220". */
  euros: (cents: Cents) => string;
  /** "36,55%". */
  rate: (rate: BasisPoints) => string;
  /** One decimal, as in the calculation: "28,1%". */
  share: (percentage: number) => string;
  /** On an axis: "50k", "1,5 mln". @param amount  in euro */
  short: (amount: number) => string;
  /** `2026-11-20` as "20 november 2026". */
  day: (day: string) => string;
}

/** Formats the calculator's figures in the page's language. */
export function useAmounts(): Amounts {
  const { t, i18n } = useTranslation('calculator');
  const written = (value: number, options: Intl.NumberFormatOptions) =>
    numberFormat(i18n.language, { ...options, ...unsignedZero }).format(value);
  const atMostTwo = (value: number) => written(value, { maximumFractionDigits: 2 });
  const one = (value: number) => written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    language: languageOf(i18n.language),
    euros: (cents) => formatEuros(cents / 100, i18n.language),
    rate: (rate) => formatShare(rate / 10_000, i18n.language),
    share: (percentage) => `${one(percentage)}%`,
    short: (amount) => {
      if (amount >= 1_000_000) return t('revenue.million', { figure: atMostTwo(amount / 1_000_000) });
      return amount === 0 ? '0' : `${atMostTwo(amount / 1000)}k`;
    },
    day: (day) => formatDay(day, i18n.language),
  };
}
