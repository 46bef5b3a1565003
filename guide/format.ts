import type { Language } from '@fnc/domain';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' };
const noBreak = '\u00a0';
const minus = '\u2212';

const digits = (language: Language, value: number, decimals: number, least = decimals): string =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: least, maximumFractionDigits: decimals }).format(
    value,
  );

/** `0.245` → "24,5%" (nl) or "24.5%" (en); at most two decimals unless a fixed number is asked for. */
export const formatPercent = (language: Language, fraction: number, decimals?: number): string =>
  `${digits(language, fraction * 100, decimals ?? 2, decimals ?? 0)}%`;

/** `68843` → "€ 68.843" (nl, with a no-break space) or "€68,843" (en). A minus stands before the sign. */
export const formatEuro = (language: Language, euros: number, decimals = 0): string => {
  const sign = euros < 0 ? `${minus}${noBreak}` : '';
  return `${sign}€${language === 'nl' ? noBreak : ''}${digits(language, Math.abs(euros), decimals)}`;
};

export const formatNumber = (language: Language, value: number): string => digits(language, value, 2, 0);
