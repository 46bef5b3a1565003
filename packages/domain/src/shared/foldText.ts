/**
 * Normalises text for searching and sorting: compatibility forms decomposed, accents removed, lower case. `Zoë` and
 * `ZOE` fold to the same text. Folding is idempotent.
 */
export const foldText = (text: string): string =>
  text.toWellFormed().normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
