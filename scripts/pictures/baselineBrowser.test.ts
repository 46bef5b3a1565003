import { expect, test } from 'vitest';
import { buildNote, comparesToThePixel } from './baselineBrowser.ts';

const here = { chromium: '156.0.1.7' };
const other = { here, madeBy: { chromium: '155.0.9.3' } };

test.each([
  ['the build that made the pictures', { here, madeBy: { chromium: '156.0.1.2' } }],
  ['no pictures yet', { here, madeBy: null }],
])('%s compares to the pixel, wherever it runs, and says nothing', (_case, browser) => {
  for (const machineDecides of [false, true]) {
    expect(comparesToThePixel(browser, machineDecides)).toBe(true);
    expect(buildNote(browser, machineDecides)).toBeNull();
  }
});

test('another build compares with tolerance for a person, and says so', () => {
  expect(comparesToThePixel(other, false)).toBe(false);
  expect(buildNote(other, false)).toMatch(/^Pictures were made by Chromium 155\.0\.9\.3, .*with tolerance/);
});

test('another build compares to the pixel where a machine decides, and says which one it is', () => {
  expect(comparesToThePixel(other, true)).toBe(true);
  expect(buildNote(other, true)).toMatch(/here is Chromium 156\.0\.1\.7: compared to the pixel all the same/);
});
