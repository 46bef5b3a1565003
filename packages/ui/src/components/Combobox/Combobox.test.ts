import { expect, test } from 'vitest';
import { type ComboboxOption, groupOptions, matchingOptions, typedOption } from './Combobox.tsx';

const option = (label: string, rest: Partial<ComboboxOption> = {}): ComboboxOption => ({
  value: label.toLowerCase(),
  label,
  ...rest,
});
const places = [option('Cyprus'), option('Curaçao'), option('Noord-Macedonië'), option('Oman'), option('Roemenië')];
const labels = (found: readonly ComboboxOption[]) => found.map(({ label }) => label);

test.each([
  ['', ['Cyprus', 'Curaçao', 'Noord-Macedonië', 'Oman', 'Roemenië']],
  ['  ', ['Cyprus', 'Curaçao', 'Noord-Macedonië', 'Oman', 'Roemenië']],
  ['cur', ['Curaçao']],
  ['curacao', ['Curaçao']],
  ['ROEMENIE', ['Roemenië']],
  ['o', ['Oman', 'Curaçao', 'Noord-Macedonië', 'Roemenië']], // options that begin with it come first
  ['noord mac', ['Noord-Macedonië']],
  ['x', []],
])('“%s” finds %j', (text, expected) => {
  expect(labels(matchingOptions(places, text))).toEqual(expected);
});

test('the detail is searched too', () => {
  const clients = [option('Golfslag', { detail: '42 vragen' }), option('Kielzog', { detail: '18 vragen' })];
  expect(labels(matchingOptions(clients, '18'))).toEqual(['Kielzog']);
});

test('groups keep their order and stand together', () => {
  const grouped = [option('Oman', { group: 'A' }), option('Man', { group: 'B' }), option('Ommen', { group: 'B' })];
  const groups = groupOptions(matchingOptions(grouped, 'om'));
  expect(groups.map(({ label, items }) => [label, labels(items)])).toEqual([
    ['A', ['Oman']],
    ['B', ['Ommen']],
  ]);
});

test('a label typed in full is that option, unless it cannot be chosen', () => {
  expect(typedOption(places, ' curacao ')?.label).toBe('Curaçao');
  expect(typedOption(places, 'cura')).toBeUndefined();
  expect(typedOption([option('Cyprus', { disabled: true })], 'Cyprus')).toBeUndefined();
});
