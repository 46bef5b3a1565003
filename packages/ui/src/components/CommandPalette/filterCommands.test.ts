import { expect, test } from 'vitest';
import type { Command, CommandGroup } from './command.ts';
import { filterCommands } from './filterCommands.ts';

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
