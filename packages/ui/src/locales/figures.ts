/** The region whose notation a language is written in; anything that is not English counts as Dutch. */
export const regionOf = (language: string): 'nl-NL' | 'en-GB' => (language === 'en' ? 'en-GB' : 'nl-NL');

/** A count for reading: 1.240 in Dutch, 1,240 in English. */
export const formatFigure = (value: number, language: string): string => value.toLocaleString(regionOf(language));
