/**
 * The languages of the product, each with the region whose numbers and dates it writes. The first is the default and the
 * fallback. With a new entry the types ask for its words, and for nothing else (`scripts/architecture/thirdLanguage.ts`).
 */
export const regions = { nl: 'nl-NL', en: 'en-GB' } as const;

export type Language = keyof typeof regions;
export const languages = Object.keys(regions) as [Language, ...Language[]];
export const [defaultLanguage] = languages;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Of what was stored or sent as a language; the default of what is none. */
export const languageOf = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage);

/** The one that a switch of languages leads to: with two languages the other one. */
export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;
