import { regions, type Language } from '@fnc/domain';

const noBreak = '\u00a0';
const minus = '\u2212';

const digits = (language: Language, value: number, decimals: number, least = decimals): string =>
  new Intl.NumberFormat(regions[language], { minimumFractionDigits: least, maximumFractionDigits: decimals }).format(
    value,
  );

/** `0.245` → "24,5%" (nl) or "24.5%" (en); at most two decimals unless a fixed number is asked for. */
export const formatPercent = (language: Language, fraction: number, decimals?: number): string =>
  `${digits(language, fraction * 100, decimals ?? 2, decimals ?? 0)}%`;

/** `68843` → "€ 68.843" (nl, with a no-break space) or "€68,843" (en). A minus stands before the sign. */
export const formatEuro = (language: Language, euros: number, decimals = 0): string => {
  const amount = new Intl.NumberFormat(regions[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(euros));
  return `${euros < 0 ? `${minus}${noBreak}` : ''}${amount}`;
};

export const formatNumber = (language: Language, value: number): string => digits(language, value, 2, 0);
