import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { aLead } from '../testing/fixtures.ts';
import { leadFilter } from './leadFilter.ts';
import { compareLeads, leadPosition, leadSortName, parseLeadCursor, printLeadCursor } from './leadOrder.ts';
import { leadPage } from './storedLeadRepository.ts';
import { leadSorts, type LeadQuery } from './leadQuery.ts';
import { leadStatuses } from './leadVocabulary.ts';

const lead = aLead({
  name: 'Zoë van den Anker',
  email: 'zoe@example.com',
  phone: '+31 6-12 34 56 78',
  createdAt: '2026-11-19T23:30:00.000Z', // 20 November in Amsterdam
  status: 'contacted',
  source: 'linkedin',
});

test.each<[name: string, query: LeadQuery, matches: boolean]>([
  ['nothing asked', {}, true],
  ['empty choices mean all', { status: [], source: [], search: '' }, true],
  ['the name without its accent', { search: 'zoe' }, true],
  ['words in any order', { search: 'anker zoë' }, true],
  ['a word that is not there', { search: 'zoe rotterdam' }, false],
  ['part of the address', { search: '@EXAMPLE' }, true],
  ['the phone as typed', { search: '12 34' }, true],
  ['the phone without spaces', { search: '+31612345678' }, true],
  ['the phone without the code of the country', { search: '06-1234 5678' }, true],
  ['the phone with another way to write the code', { search: '0031 (0)6 12345678' }, true],
  ['the beginning of the phone, written otherwise', { search: '316 12 34' }, true],
  ['the beginning of the phone as at home', { search: '06 123456' }, true],
  ['the end of the phone', { search: '345678' }, true],
  ['nothing but zeros', { search: '000000' }, false],
  ['another phone that ends the same way', { search: '06 1134 5678' }, false],
  ['a date is no phone', { search: '12-34-5678' }, false],
  ['its status', { status: ['new', 'contacted'] }, true],
  ['another status', { status: ['new'] }, false],
  ['its source', { source: ['linkedin'] }, true],
  ['another source', { source: ['LinkedIn'] }, false],
  ['from its day', { from: '2026-11-20' }, true],
  ['from the day after', { from: '2026-11-21' }, false],
  ['up to its day', { to: '2026-11-20' }, true],
  ['up to the day before', { to: '2026-11-19' }, false],
  ['one wrong of many', { search: 'zoe', status: ['contacted'], source: ['facebook'] }, false],
])('%s', (_name, query, matches) => {
  expect(leadFilter(query)(lead)).toBe(matches);
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
/** Few distinct values, so that ties are common. */
const leads = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }).map(String),
    name: fc.constantFrom('Zoë', 'zoe', 'Émile', 'bo', 'Ångström'),
    createdAt: fc.integer({ min: 0, max: 3 }).map(at),
    waitingSince: fc.option(fc.integer({ min: 0, max: 3 }).map(at), { nil: null }),
    status: fc.constantFrom(...leadStatuses),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const whole = leads.map((changes) => changes.map((change) => aLead(change)));

test.each([
  // 20 November in Amsterdam runs from 23:00 UTC on the 19th to 23:00 UTC on the 20th.
  ['2026-11-19T22:59:59.999Z', false],
  ['2026-11-19T23:00:00.000Z', true],
  ['2026-11-20T22:59:59.999Z', true],
  ['2026-11-20T23:00:00.000Z', false],
])('%s is on the 20th: %s', (createdAt, matches) => {
  expect(leadFilter({ from: '2026-11-20', to: '2026-11-20' })(aLead({ createdAt }))).toBe(matches);
});

describe('pages', () => {
  test('the last page leads nowhere, even when it is full', () => {
    const page = leadPage([aLead({ id: '1' }), aLead({ id: '2' })], { limit: 2 });
    expect(page).toMatchObject({ value: { nextCursor: null, count: 2 } });
  });

  test.each(leadSorts)('by %s: put together they are the whole list, whatever their size', (sort) => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 10 }), (all, limit) => {
        const expected = leadPage(all, { sort });
        const seen: string[] = [];
        let cursor: string | null = null;
        for (let pages = 0; pages <= all.length; pages += 1) {
          const page = leadPage(all, { sort, limit, ...(cursor === null ? {} : { cursor }) });
          if (!page.ok) throw new Error(page.error);
          seen.push(...page.value.leads.map(({ id }) => id));
          cursor = page.value.nextCursor;
          if (cursor === null) break;
        }
        expect(seen).toEqual(expected.ok && expected.value.leads.map(({ id }) => id));
        expect(new Set(seen).size).toBe(all.length);
      }),
    );
  });

  test.each(leadSorts)('%s is one order whatever the leads came in', (sort) => {
    fc.assert(
      fc.property(whole, (all) => {
        expect(leadPage(all.toReversed(), { sort })).toEqual(leadPage(all, { sort }));
      }),
    );
  });

  test('urgency: who waits longest comes first, who does not wait last, newest first', () => {
    const order = [
      aLead({ id: 'a', waitingSince: at(1), createdAt: at(1) }),
      aLead({ id: 'b', waitingSince: at(2), createdAt: at(9) }),
      aLead({ id: 'c', waitingSince: at(3), createdAt: at(0) }),
      aLead({ id: 'd', waitingSince: null, createdAt: at(8) }),
      aLead({ id: 'e', waitingSince: null, createdAt: at(2) }),
    ];
    const page = leadPage(order.toReversed(), { sort: 'urgency' });
    expect(page.ok && page.value.leads.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test.each(['x', '[]', '["1","2026",null,""]', '{}', 'null'])('%s is no cursor', (cursor) => {
    expect(leadPage([lead], { cursor })).toEqual({ ok: false, error: 'cursor_invalid' });
  });
});

test('a cursor is the position it was made of', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (name) => {
      const position = leadPosition(aLead({ name }));
      const cursor = printLeadCursor(position);
      expect(parseLeadCursor(cursor)).toEqual(position);
      expect(cursor.length).toBeLessThanOrEqual(4000);
      expect(compareLeads('name')(position, leadPosition(aLead({ name })))).toBe(0);
    }),
  );
});

test('names sort without accents and capitals', () => {
  expect(['Zoë', 'émile', 'Bo', 'Ångström'].toSorted((a, b) => (leadSortName(a) < leadSortName(b) ? -1 : 1))).toEqual([
    'Ångström',
    'Bo',
    'émile',
    'Zoë',
  ]);
});
