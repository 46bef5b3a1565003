/**
 * Text as it is searched and sorted: compatibility forms and accents taken apart, marks dropped, lower case.
 * `Zoë` and `ZOE` fold to the same text. Folding twice changes nothing.
 */
export const foldText = (text: string): string =>
  text.toWellFormed().normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
