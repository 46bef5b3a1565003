import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { countPeriod, countQuerySchema, maximumCountDays, summarizeCounts } from './countSummary.ts';
import { countSchema, firstKeptDay, type DailyCount } from './dailyCount.ts';

const good = { page: '/cyprus-gids', language: 'nl', source: 'general', event: 'page_view' };

describe('what a browser may count', () => {
  test.each([
    ['a page of the site', {}, {}],
    ['the home page', { page: '/' }, {}],
    ['a page with a query', { page: '/?email=x' }, { page: 'page_unknown' }],
    ['another site', { page: 'https://evil.example/' }, { page: 'page_unknown' }],
    ['a very long page', { page: `/${'x'.repeat(200)}` }, { page: 'page_unknown' }],
    ['no page', { page: undefined }, { page: 'page_unknown' }],
    ['a source nobody knows', { source: 'tiktok' }, { source: 'source_unknown' }],
    ['a language we do not have', { language: 'de' }, { language: 'language_unknown' }],
    ['what only the server counts', { event: 'guide_requested' }, { event: 'event_unknown' }],
    ['an event of the prototype', { event: 'constructor' }, { event: 'event_unknown' }],
  ] as const)('%s', (_name, changes, expected) => {
    expect(codesOf(countSchema.safeParse({ ...good, ...changes }))).toEqual(expected);
  });

  test('nothing else is read: no id and no time', () => {
    expect(countSchema.parse({ ...good, id: 'x', at: 'now' })).toEqual(good);
  });
});

test.each([
  ['2026-11-21', '2024-10-21'],
  ['2026-01-31', '2023-12-31'],
  ['2026-03-31', '2024-02-29'],
  ['2025-03-31', '2023-02-28'],
  ['0026-03-31', '0024-02-29'], // not 1924
  ['0001-01-15', '0000-01-01'], // the first supported day
])('on %s the counts are kept from %s on', (today, first) => {
  expect(firstKeptDay(today)).toBe(first);
});

describe('which days are summed up', () => {
  test.each([
    // name                  query                                      → from          to
    ['nothing said', {}, '2026-10-23', '2026-11-21'],
    ['one day', { from: '2026-11-20', to: '2026-11-20' }, '2026-11-20', '2026-11-20'],
    ['a beginning', { from: '2026-11-01' }, '2026-11-01', '2026-11-21'],
    ['an end', { to: '2026-03-30' }, '2026-03-01', '2026-03-30'],
    ['a beginning in the future', { from: '2027-01-01' }, '2027-01-01', '2027-01-01'],
    ['all of history', { from: '0001-01-01', to: '2026-11-21' }, '2024-09-13', '2026-11-21'],
  ])('%s', (_name, query, from, to) => {
    expect(countPeriod(query, '2026-11-21')).toEqual({ from, to });
  });

  test.each([
    ['9999-12-31', 'a year nobody means, after which there is no day'],
    ['0026-11-21', 'a year of two figures'],
  ])('%s is refused: %s', (day) => {
    expect(codesOf(countQuerySchema.safeParse({ from: day }))).toEqual({ from: 'date_invalid' });
    expect(codesOf(countQuerySchema.safeParse({ to: day }))).toEqual({ to: 'date_invalid' });
  });

  test('an end before the beginning is refused', () => {
    expect(countQuerySchema.safeParse({ from: '2026-11-21', to: '2026-11-20' }).error?.issues[0]?.message).toBe(
      'period_invalid',
    );
  });
});

const row = (day: string, source: string, event: DailyCount['event'], count: number) => ({ day, source, event, count });
const sumOfViews = (tallies: readonly { pageViews: number }[]) =>
  tallies.reduce((total, { pageViews }) => total + pageViews, 0);

describe('the summary', () => {
  const period = { from: '2026-11-19', to: '2026-11-21' };

  test('sums per day and per source, and a funnel', () => {
    const counts = [
      row('2026-11-19', 'website', 'visit_started', 3),
      row('2026-11-19', 'website', 'page_view', 2),
      row('2026-11-19', 'linkedin', 'visit_started', 5),
      row('2026-11-21', 'linkedin', 'guide_requested', 1),
      row('2026-11-21', 'calculator', 'calculator_used', 2),
      row('2026-11-21', 'website', 'contact_sent', 1),
    ];
    const { days, sources, funnel } = summarizeCounts({ period, counts, leads: { made: 2, converted: 1 } });
    const none = { visits: 0, pageViews: 0, calculatorUsed: 0, guideRequested: 0, contactSent: 0 };
    expect(days).toEqual([
      { ...none, day: '2026-11-19', visits: 8, pageViews: 10 },
      { ...none, day: '2026-11-20' },
      { ...none, day: '2026-11-21', calculatorUsed: 2, guideRequested: 1, contactSent: 1 },
    ]);
    expect(sources).toEqual([
      { ...none, source: 'linkedin', visits: 5, pageViews: 5, guideRequested: 1 },
      { ...none, source: 'website', visits: 3, pageViews: 5, contactSent: 1 },
      { ...none, source: 'calculator', calculatorUsed: 2 },
    ]);
    expect(funnel).toEqual({ visits: 8, calculator: 2, guide: 1, leads: 2, converted: 1 });
  });

  test('days and sources add up to the same', () => {
    const anyRow = fc.record({
      day: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
      source: fc.constantFrom('website', 'linkedin'),
      event: fc.constantFrom('visit_started', 'page_view', 'contact_sent'),
      count: fc.nat(1000),
    });
    fc.assert(
      fc.property(fc.array(anyRow), (counts) => {
        const { days, sources } = summarizeCounts({ period, counts, leads: { made: 0, converted: 0 } });
        expect(sumOfViews(days)).toBe(sumOfViews(sources));
      }),
    );
  });

  test('at most so many days', () => {
    const { from, to } = countPeriod({ from: '2000-01-01' }, '2026-11-21');
    const { days } = summarizeCounts({ period: { from, to }, counts: [], leads: { made: 0, converted: 0 } });
    expect(days).toHaveLength(maximumCountDays);
  });
});
