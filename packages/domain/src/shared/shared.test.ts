import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { dayOf, daySchema, localMinute, momentInWords, nextDay, startOfDay } from './day.ts';
import { foldText } from './foldText.ts';
import { isCaughtByHoneypot } from './honeypot.ts';
import { timestampId } from './ids.ts';
import { instantOf, instantSchema, millisecondsOf } from './instant.ts';
import { emailKey } from './textSchemas.ts';

const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

describe('instants', () => {
  test.each([
    ['2026-11-20T13:10:00.000Z', true],
    ['2026-11-20T13:10:00Z', false],
    ['2026-11-20T13:10:00.000+01:00', false],
    ['2026-02-30T13:10:00.000Z', false],
    ['2026-11-20', false],
  ])('%s: %s', (text, accepted) => {
    expect(instantSchema.safeParse(text).success).toBe(accepted);
  });

  test('text order is time order', () => {
    fc.assert(
      fc.property(instants, instants, (a, b) => {
        expect(instantOf(a.getTime()) < instantOf(b.getTime())).toBe(a < b);
      }),
    );
  });
});

describe('days in Amsterdam', () => {
  test.each([
    // day           first moment
    ['2026-01-01', '2025-12-31T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'], // the clock goes forward during this day
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'], // and back during this one
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, expected) => {
    expect(startOfDay(day)).toBe(expected);
  });

  test('a day holds its first moment and not the one before', () => {
    fc.assert(
      fc.property(instants, (date) => {
        const day = dayOf(date.toISOString());
        const start = startOfDay(day);
        expect(dayOf(start)).toBe(day);
        expect(nextDay(dayOf(instantOf(millisecondsOf(start) - 1)))).toBe(day);
        expect(date.toISOString() >= start && date.toISOString() < startOfDay(nextDay(day))).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-11-20', true],
    ['2026-02-29', false],
    ['20-11-2026', false],
  ])('%s is a day: %s', (text, accepted) => {
    expect(daySchema.safeParse(text).success).toBe(accepted);
  });

  test('a moment is shown on the clock of Amsterdam', () => {
    expect(localMinute('2026-11-20T23:30:00.000Z')).toBe('2026-11-21 00:30');
    expect(momentInWords('2026-11-20T23:30:00.000Z', 'nl')).toMatch(/^zaterdag 21 november 2026 .*00:30$/);
    expect(momentInWords('2026-07-20T22:30:00.000Z', 'en')).toMatch(/^Tuesday,? 21 July 2026 .*00:30$/);
  });
});

describe('folding', () => {
  test.each([
    ['Zoë', 'zoe'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['ﬁscaal', 'fiscaal'],
    ['İstanbul', 'istanbul'],
    ['ＡＢ', 'ab'],
    ['ᴬᴮ', 'ab'],
  ])('%s → %s', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 2000 },
    );
  });
});

test('an id moves on until it is free', () => {
  const taken = new Set(['1000', '1002']);
  expect(timestampId('1970-01-01T00:00:01.000Z', (id) => taken.has(id))).toBe('1001');
});

test('an address is the same person whatever its capitals', () => {
  expect(emailKey(' Jan@Example.COM ')).toBe('jan@example.com');
});

test.each([
  [{}, false],
  [{ honeypot: null }, false],
  [{ honeypot: ' ' }, false],
  [{ honeypot: 'http://spam.example' }, true],
])('a honeypot of %j is caught: %s', (submission, caught) => {
  expect(isCaughtByHoneypot(submission)).toBe(caught);
});
