/** Letters that people write without their stroke, or as two letters, and that have no decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Normalises text for searching and sorting: compatibility forms decomposed, accents, strokes and apostrophes removed,
 * lower case. `Zoë` and `ZOE` fold to the same text, and so do `Łukasz Weiß` and `lukasz weiss`, or `O’Brien`, `O'Brien`
 * and `obrien`. Folding is idempotent.
 */
export const foldText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
