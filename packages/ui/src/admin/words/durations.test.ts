import { expect, test } from 'vitest';
import { admin as en } from '../../locales/en/admin.ts';
import { admin as nl } from '../../locales/nl/admin.ts';
import { durationText } from './durations.ts';
import type { AdminT } from './useAdminWords.ts';

const hour = 3_600_000;
const speak = (clock: Record<string, string>) =>
  ((key: string, values: Record<string, unknown>) =>
    clock[key.replace('clock.', '')]?.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) =>
      String(values[value]),
    )) as unknown as AdminT;

test.each([
  [23.5, '23 u 30', '23 h 30'],
  [24, '1 d', '1 d'],
  [47, '1 d', '1 d'],
  [133 * 24 + 4, '133 d', '133 d'],
])('in a table, %d hours fit on one line: from a day on only days', (hours, dutch, english) => {
  expect(durationText(speak(nl.clock), -hours * hour, 'short')).toBe(dutch);
  expect(durationText(speak(en.clock), -hours * hour, 'short')).toBe(english);
});

test('elsewhere the hours are said too', () => {
  expect(durationText(speak(nl.clock), -25 * hour)).toBe('25 u 0 min');
  expect(durationText(speak(nl.clock), -(133 * 24 + 4) * hour)).toBe('133 d 4 u');
});
