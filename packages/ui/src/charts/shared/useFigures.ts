import { useTranslation } from 'react-i18next';
import { numberFormat, percentSign } from '../../locales/figures.ts';

/** Formats a number: by the caller's function, or in the page's language. */
export type Format = (value: number) => string;

export function useFigures(format?: Format): Format {
  const { i18n } = useTranslation('common');
  if (format !== undefined) return format;
  const written = numberFormat(i18n.language);
  return (value) => written.format(value);
}

/** Percentages with one decimal: "32,1 %" in Dutch, "32.1%" in English. */
export function useShares(): Format {
  const { i18n } = useTranslation('common');
  const sign = percentSign(i18n.language);
  const written = numberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (share) => `${written.format(share * 100)}${sign}`;
}
