import { describe, expect, test } from 'vitest';
import type { Command, CommandGroup } from './command.ts';
import { filterCommands, markRanges, matchWords } from './filterCommands.ts';

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

const command = (label: string, more: Partial<Command> = {}) => ({ id: label, label, href: '/', ...more }) as Command;
const group = (kind: CommandGroup['kind'], labels: readonly string[], more: Partial<CommandGroup> = {}) => ({
  id: kind,
  label: kind,
  kind,
  commands: labels.map((label) => command(label)),
  ...more,
});
const shown = (groups: readonly CommandGroup[], typed: string) =>
  filterCommands(groups, typed).map(({ group: { id }, items }) => [
    id,
    ...items.map(({ command: { label } }) => label),
  ]);

const places = group('places', ['Campagnes', 'Leads', 'Overzicht']);
const actions = group('actions', ['Voeg lead toe', 'Exporteer']);

test('nothing typed: every group as it was given', () => {
  expect(shown([actions, places], '')).toEqual([
    ['actions', 'Voeg lead toe', 'Exporteer'],
    ['places', 'Campagnes', 'Leads', 'Overzicht'],
  ]);
});

test('the best match of a group comes first; a group without a match goes', () => {
  expect(shown([group('results', ['Zeil Esmee', 'Esmee']), places], 'esm')).toEqual([
    ['results', 'Esmee', 'Zeil Esmee'],
  ]);
});

test('the detail and further words find it too', () => {
  const both = { ...actions, commands: [command('A', { detail: 'kapitein' }), command('B', { keywords: 'csv' })] };
  expect(shown([both], 'kapitein')).toEqual([['actions', 'A']]);
  expect(shown([both], 'csv')).toEqual([['actions', 'B']]);
});

test('after > only actions are left', () => {
  expect(shown([actions, places], '>')).toEqual([['actions', 'Voeg lead toe', 'Exporteer']]);
  expect(shown([actions, places], '> lead')).toEqual([['actions', 'Voeg lead toe']]);
});

test('what was opened last is shown until something is typed, other groups only then', () => {
  const recent = group('results', ['Leads van mei'], { shown: 'idle' });
  const more = group('places', ['Leads'], { shown: 'typing' });
  expect(shown([recent, more], '')).toEqual([['results', 'Leads van mei']]);
  expect(shown([recent, more], 'lea')).toEqual([['places', 'Leads']]);
});

test('what a server chose keeps its order, and stays when only the server knows why', () => {
  const chosen = group('results', ['Klaas Kielzog', 'Zee, Klaas'], { matched: 'elsewhere' });
  expect(shown([chosen], 'zee')).toEqual([['results', 'Klaas Kielzog', 'Zee, Klaas']]);
});
