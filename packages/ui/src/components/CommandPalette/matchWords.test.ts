import { describe, expect, test } from 'vitest';
import { markRanges, matchWords } from './matchWords.ts';

/** The label with the matches in brackets; `null` without a match. */
const found = (label: string, query: string, further?: string) => {
  const match = matchWords(label, query, further);
  return (
    match &&
    markRanges(label, match.ranges)
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join('')
  );
};

describe('what is found', () => {
  test.each([
    ['the beginning of the first word', 'Esmee Golfslag', 'esm', '[Esm]ee Golfslag'],
    ['the beginning of a later word', 'Zeilmakerij Esmeralda', 'ESM', 'Zeilmakerij [Esm]eralda'],
    ['several words in any order', 'Esmee Golfslag', 'golf es', '[Es]mee [Golf]slag'],
    ['the middle of a word, when no word begins so', 'Nieuwsbrief', 'brief', 'Nieuws[brief]'],
    ['a word start rather than an earlier middle', 'Handboek over boeken', 'boek', 'Handboek over [boek]en'],
    ['a word behind a hyphen', 'Van der Zee-Storm', 'storm', 'Van der Zee-[Storm]'],
    ['accents in the label', 'José Muñoz', 'jose mun', '[José] [Muñ]oz'],
    ['accents in the query', 'Jose Munoz', 'José', '[Jose] Munoz'],
    ['accents written as two signs', 'Andre\u0301 Vis', 'andre v', '[Andre\u0301] [V]is'],
    ['words that overlap, once', 'Leads', 'lea lead', '[Lead]s'],
    ['everything for an empty query', 'Leads', '  ', 'Leads'],
    ['a sign of two units', '🧭 Koers', 'koe', '🧭 [Koe]rs'],
  ])('%s', (_name, label, query, expected) => {
    expect(found(label, query)).toBe(expected);
  });

  test('every word must be somewhere', () => {
    expect(found('Esmee Golfslag', 'esm zee')).toBeNull();
  });

  test('further words count, and are not marked', () => {
    expect(found('Exporteer', 'csv exp', 'download CSV')).toBe('[Exp]orteer');
  });
});

test('first word before later word before middle before further words', () => {
  const scores = (
    [['Esmee'], ['Zeil Esmee'], ['Desmet'], ['Zeil', 'esmee']] as readonly (readonly [string, string?])[]
  ).map(([label, further]) => matchWords(label, 'esm', further)?.score ?? Number.NaN);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores).size).toBe(4);
});
