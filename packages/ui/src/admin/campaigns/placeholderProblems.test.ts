import { describe, expect, test } from 'vitest';
import type { AdminT } from '../words/useAdminWords.ts';
import { markUnknown, meantPlaceholder, placeholderMarks, placeholderProblems } from './placeholderProblems.ts';

const t = ((key: string, { field }: { field: string }) => `${key} ${field}`) as unknown as AdminT;

describe('the field that was meant', () => {
  test.each([
    ['voornaam', 'firstName'],
    ['FirstName', 'firstName'],
    ['first_name', 'firstName'],
    ['First-Name', 'firstName'],
    ['voor naam', 'firstName'],
    ['naam', 'name'],
    ['beroep', 'profession'],
    ['profession', 'profession'],
    ['leeftijd', null],
    ['constructor', null],
  ])('%s is %s', (name, meant) => {
    expect(meantPlaceholder({ name })).toBe(meant);
  });
});

test('known fields are tinted, unknown ones are problems at their place', () => {
  const text = 'Dag {firstName}, {voornaam}!';
  expect(placeholderMarks(text)).toEqual([{ from: 4, to: 15 }]);
  const [problem, ...others] = placeholderProblems(text, t, () => undefined);
  expect(others).toEqual([]);
  expect(text.slice(problem?.from, problem?.to)).toBe('{voornaam}');
});

test.each([
  ['{first_name}', '{firstName}'],
  ['{firstName||daar}', '{firstName|daar}'],
  ['{firstName: daar}', '{firstName|daar}'],
  ['{{ firstName | daar }}', '{firstName|daar}'],
  ['{<b>firstName</b>}', '{firstName}'],
])('%s is corrected to %s, which is a field', (text, expected) => {
  let corrected = '';
  placeholderProblems(text, t, (changed) => {
    corrected = changed;
  })[0]?.action?.onClick();
  expect(corrected).toBe(expected);
  expect(placeholderProblems(corrected, t, () => undefined)).toEqual([]);
});

test('mending replaces that one field and keeps what stands there when it is empty', () => {
  let corrected = '';
  const [problem] = placeholderProblems('Beste {voornaam|lezer}, {naam}', t, (text) => {
    corrected = text;
  });
  problem?.action?.onClick();
  expect(corrected).toBe('Beste {firstName|lezer}, {naam}');
});

test('nothing is offered where nobody knows what was meant', () => {
  expect(placeholderProblems('{leeftijd}', t, () => undefined)[0]?.action).toBeUndefined();
});

test('unknown fields are marked in text and left alone inside a tag', () => {
  expect(markUnknown('<p title="{x}">Dag {x} en {name}</p>')).toBe(
    '<p title="{x}">Dag <mark style="text-decoration: underline wavy">{x}</mark> en {name}</p>',
  );
});
