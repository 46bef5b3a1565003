import * as z from 'zod/mini';

/** The languages of the product; the first one is the default and the fallback. */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'nl';

export const languageSchema = z.enum(languages, { error: 'language_unknown' });

export const isLanguage = (value: unknown): value is Language => value === 'nl' || value === 'en';
