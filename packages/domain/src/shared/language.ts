/**
 * The product's languages, each with the region for its number and date formats. The first is the default and the
 * fallback. A new entry makes the types require its texts and nothing else (`scripts/architecture/thirdLanguage.ts`).
 */
export const regions = { nl: 'nl-NL', en: 'en-GB' } as const;

export type Language = keyof typeof regions;
export const languages = Object.keys(regions) as [Language, ...Language[]];
export const [defaultLanguage] = languages;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language of a stored or received value; the default for anything else. */
export const languageOf = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage);

/** The language to which the language switch leads: with two languages, the other one. */
export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;
