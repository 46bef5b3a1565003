import { expect, test } from 'vitest';
import { pageChoice, togglePage, toggleRange, toggleRow } from './selection.ts';

const page = ['a', 'b'];

test.each([
  ['nothing', [], 'none'],
  ['only rows of another page', ['z'], 'none'],
  ['one of two', ['a', 'z'], 'some'],
  ['both', ['a', 'b'], 'all'],
] as const)('%s chosen', (_name, chosen, choice) => {
  expect(pageChoice(page, new Set(chosen))).toBe(choice);
});

test('an empty page is never wholly chosen', () => {
  expect(pageChoice([], new Set(['z']))).toBe('none');
});

test.each([
  ['chooses a page that was not chosen', [], ['a', 'b']],
  ['completes a page that was partly chosen', ['b'], ['b', 'a']],
  ['gives up a page that was wholly chosen, and only that', ['a', 'b', 'z'], ['z']],
])('the box of the page %s', (_name, before, after) => {
  expect([...togglePage(page, new Set(before))]).toEqual(after);
});

test('a row is chosen and given up without changing what was there', () => {
  const before = new Set(['a']);
  expect([...toggleRow('b', before)]).toEqual(['a', 'b']);
  expect([...toggleRow('a', before)]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

const rows = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['down', ['b'], 'b', 'd', ['b', 'c', 'd']],
  ['up', ['d'], 'd', 'b', ['d', 'b', 'c']],
  ['given up when its end is chosen', ['a', 'b', 'c', 'd'], 'a', 'c', ['d']],
  ['of one row when nothing was used before', ['e'], null, 'b', ['e', 'b']],
  ['of one row when the last one is on another page', [], 'z', 'b', ['b']],
])('a range %s', (_name, before, last, key, after) => {
  expect([...toggleRange(rows, last, key, new Set(before))]).toEqual(after);
});
