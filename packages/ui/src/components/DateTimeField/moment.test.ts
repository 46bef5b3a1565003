import { expect, test } from 'vitest';
import { incompleteMoment, momentFault, writeMoment } from './moment.ts';

test.each([
  ['', undefined],
  [incompleteMoment, 'incomplete'],
  ['2026-11-24', 'incomplete'],
  ['2026-11-24T09:00', undefined],
  ['2026-11-24T09:00:30', undefined],
  ['0026-11-24T09:00', 'unlikelyYear'],
  ['0202-11-24T09:00', 'unlikelyYear'],
  ['1999-12-31T23:59', 'unlikelyYear'],
  ['2000-01-01T00:00', undefined],
  ['2100-12-31T23:59', undefined],
  ['2101-01-01T00:00', 'unlikelyYear'],
] as const)('“%s”: %s', (value, expected) => {
  expect(momentFault(value)).toBe(expected);
});

test('the limit itself is allowed', () => {
  const faults = ['2026-11-20T14:09', '2026-11-20T14:10', '2026-11-20T14:11'].map((moment) =>
    momentFault(moment, '2026-11-20T14:10'),
  );
  expect(faults).toEqual(['tooEarly', undefined, undefined]);
});

test('a limit is written as a reader says it', () => {
  expect(writeMoment('2026-11-24T09:00', 'nl')).toBe('24 november 2026 om 09:00');
  expect(writeMoment('2026-11-24T09:00', 'en')).toBe('24 November 2026 at 09:00');
});
