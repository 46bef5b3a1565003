import { expect, test } from 'vitest';
import { toleranceNote } from './baselineBrowser.ts';

const here = { chromium: '156.0.1' };
const other = { here, madeBy: { chromium: '155.0.9' }, exact: false };

test.each([
  ['the browser that made the pictures', { here, madeBy: here, exact: true }],
  ['no pictures yet', { here, madeBy: null, exact: true }],
])('%s compares to the pixel, wherever it runs', (_case, browser) => {
  expect([toleranceNote(browser, false), toleranceNote(browser, true)]).toEqual([null, null]);
});

test('another browser compares with tolerance, and says so', () => {
  expect(toleranceNote(other, false)).toMatch(/^Pictures were made by Chromium 155\.0\.9, .*tolerance/);
});

test('another browser is a failure where a machine decides', () => {
  expect(() => toleranceNote(other, true)).toThrow(/155\.0\.9, here is Chromium 156\.0\.1: they cannot be compared/);
});
