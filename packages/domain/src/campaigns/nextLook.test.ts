import { fixedInstant, someFigures } from '../testing.ts';
import { expect, test } from 'vitest';
import { nextLook, refreshSeconds } from './nextLook.ts';

const soon = refreshSeconds * 1000;
const inMs = (ms: number) => new Date(Date.parse(fixedInstant) + ms).toISOString();

test.each([
  // name                                       queued  sendAt                 → ms
  ['nothing is on its way', 0, null, false],
  ['what was planned has left', 0, inMs(-1), false],
  ['mails are on their way', 3, null, soon],
  ['a planned moment is near', 3, inMs(5_000), soon],
  ['a planned moment comes in a minute', 3, inMs(60_000), 50_000],
  ['a planned moment is far away', 3, inMs(30 * 86_400_000), 3_600_000],
] as const)('%s', (_name, queued, sendAt, expected) => {
  expect(nextLook([someFigures({ queued, sendAt })], fixedInstant)).toBe(expected);
});

test('the soonest of all counts', () => {
  const far = someFigures({ queued: 1, sendAt: inMs(86_400_000) });
  expect(nextLook([far, someFigures({ queued: 1 }), someFigures()], fixedInstant)).toBe(soon);
});
