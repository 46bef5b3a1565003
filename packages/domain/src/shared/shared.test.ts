import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import {
  addDays,
  dayCount,
  dayOf,
  daysBetween,
  daySchema,
  localMinute,
  momentInWords,
  nextDay,
  startOfDay,
  typedDaySchema,
} from './time/day.ts';
import { foldText } from './foldText.ts';
import { isCaughtByHoneypot } from './honeypot.ts';
import { timestampId } from './ids.ts';
import { instantOf, instantSchema, millisecondsOf } from './time/instant.ts';

const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

const anyDay = (first = '0000-01-01', last = '9999-12-31') =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

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
    ['2026-03-29', '2026-03-28T23:00:00.000Z'], // the clock goes forward on this day
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'], // the clock goes back on this day
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, expected) => {
    expect(startOfDay(day)).toBe(expected);
  });

  // Before, the clock was changed at midnight on a few days, of which one minute is missing or comes twice.
  test('a day of any year from 1946 to 9998 holds its first moment and not the one before', () => {
    fc.assert(
      fc.property(anyDay('1946-01-01', '9998-12-31'), (day) => {
        const start = startOfDay(day);
        expect(dayOf(start)).toBe(day);
        expect(dayOf(instantOf(millisecondsOf(start) - 1))).toBe(addDays(day, -1));
        expect(instantOf(millisecondsOf(startOfDay(nextDay(day))) - 1) > start).toBe(true);
        expect(localMinute(start)).toBe(`${day} 00:00`);
      }),
    );
  });

  test('every function of days answers a day of the years 0000 to 9999', () => {
    fc.assert(
      fc.property(anyDay(), fc.integer({ min: -4_000_000, max: 4_000_000 }), (day, days) => {
        for (const each of [addDays(day, days), nextDay(day), dayOf(`${day}T23:59:59.999Z`), dayOf(startOfDay(day))]) {
          expect(daySchema.safeParse(each).success).toBe(true);
        }
        expect(instantSchema.safeParse(startOfDay(day)).success).toBe(true);
      }),
    );
  });

  test('days are counted, added and listed alike', () => {
    fc.assert(
      fc.property(anyDay('0000-01-01', '9990-12-31'), fc.integer({ min: 0, max: 2_000 }), (day, days) => {
        const later = addDays(day, days);
        expect(dayCount(day, later)).toBe(days + 1);
        expect(addDays(later, -days)).toBe(day);
        const listed = daysBetween(day, later);
        expect([listed.length, listed[0], listed.at(-1)]).toEqual([days + 1, day, later]);
        expect(listed.every((each, index) => index === 0 || each === nextDay(listed[index - 1] ?? ''))).toBe(true);
      }),
    );
  });

  test('the calendar ends where it ends, and a list of days with it', () => {
    expect(nextDay('9999-12-31')).toBe('9999-12-31');
    expect(daysBetween('9999-12-01', '9999-12-31')).toHaveLength(31);
    expect(daysBetween('2026-11-21', '2026-11-20')).toEqual([]);
  });

  test.each([
    ['2026-11-20', true],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['1899-12-31', false],
    ['2200-01-01', false],
    ['0026-11-20', false], // typed as 26
    ['26-11-20', false],
  ])('%s is a day somebody can mean: %s', (text, accepted) => {
    expect(typedDaySchema.safeParse(text).success).toBe(accepted);
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
    ['Łukasz Weiß', 'lukasz weiss'],
    ['O’Brien', 'obrien'],
    ["van 't Hoff", 'van t hoff'],
    ['Foto‘s Oʼhara', 'fotos ohara'],
    ['Ærø Øystein Đorđe Œuvre Þór Ísafjörður Işık', 'aero oystein dorde oeuvre thor isafjordur isik'],
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

test.each([
  [{}, false],
  [{ honeypot: null }, false],
  [{ honeypot: ' ' }, false],
  [{ honeypot: 'http://spam.example' }, true],
])('a honeypot of %j is caught: %s', (submission, caught) => {
  expect(isCaughtByHoneypot(submission)).toBe(caught);
});
