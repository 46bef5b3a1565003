/** The region whose notation a language is written in; anything that is not English counts as Dutch. */
export const regionOf = (language: string): 'nl-NL' | 'en-GB' => (language === 'en' ? 'en-GB' : 'nl-NL');

/** What is rounded to nothing has no sign: never € -0. */
export const unsignedZero = { signDisplay: 'negative' } as const;

/** A count for reading: 1.240 in Dutch, 1,240 in English. */
export const formatFigure = (value: number, language: string): string => value.toLocaleString(regionOf(language));

/** A fraction as a percentage, with the decimals it has: 0.125 is 12,5% in Dutch, 12.5% in English. */
export const formatShare = (share: number, language: string): string =>
  share.toLocaleString(regionOf(language), { ...unsignedZero, style: 'percent', maximumFractionDigits: 2 });

/** Whole euros for a sentence: € 150.000 in Dutch, €150,000 in English. */
export const formatEuros = (euros: number, language: string): string =>
  euros.toLocaleString(regionOf(language), {
    ...unsignedZero,
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
