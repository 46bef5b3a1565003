import { expect, test } from 'vitest';
import { incompleteMoment, momentFault, writeMoment } from './moment.ts';

test.each([
  ['', 'date', undefined],
  [incompleteMoment, 'date', 'incomplete'],
  ['2026-11-24', 'date', undefined],
  ['2026-11-24T09:00', 'date', 'incomplete'],
  ['2026-11-24', 'datetime', 'incomplete'],
  ['2026-11-24T09:00', 'datetime', undefined],
  ['2026-11-24T09:00:30', 'datetime', undefined],
  ['0026-11-24', 'date', 'unlikelyYear'],
  ['0202-11-24T09:00', 'datetime', 'unlikelyYear'],
  ['1899-12-31', 'date', 'unlikelyYear'],
  ['1900-01-01', 'date', undefined],
  ['2199-12-31', 'date', undefined],
  ['2200-01-01', 'date', 'unlikelyYear'],
] as const)('“%s” as a %s: %s', (value, kind, expected) => {
  expect(momentFault(value, kind, {})).toBe(expected);
});

test('the limits themselves are allowed', () => {
  const limits = { min: '2026-11-20', max: '2026-12-31' };
  const faults = ['2026-11-19', '2026-11-20', '2026-12-31', '2027-01-01'].map((day) =>
    momentFault(day, 'date', limits),
  );
  expect(faults).toEqual(['tooEarly', undefined, undefined, 'tooLate']);
});

test('a limit is written as a reader says it', () => {
  expect(writeMoment('2026-11-24', 'nl')).toBe('24 november 2026');
  expect(writeMoment('2026-11-24', 'en')).toBe('24 November 2026');
  expect(writeMoment('2026-11-24T09:00', 'nl')).toBe('24 november 2026 om 09:00');
  expect(writeMoment('2026-11-24T09:00', 'en')).toBe('24 November 2026 at 09:00');
});
