import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { codesOf } from '../testing/codesOf.ts';
import { leadQuerySchema, leadSorts, printLeadQuery, readLeadQuery, type LeadQuery } from './leadQuery.ts';
import { leadStatuses } from './leadVocabulary.ts';

const text = (maxLength: number) => anyText({ minLength: 1, maxLength });
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someOf = <T>(items: readonly T[]) => fc.uniqueArray(fc.constantFrom(...items), { minLength: 1 });
const queries: fc.Arbitrary<LeadQuery> = fc.record(
  {
    search: text(100),
    status: someOf(leadStatuses),
    source: fc.uniqueArray(fc.oneof(text(20), fc.constantFrom('a,b', '%2C', '%', 'beurs, 2026')), { minLength: 1 }),
    from: days,
    to: days,
    sort: fc.constantFrom(...leadSorts),
    limit: fc.integer({ min: 1, max: 1000 }),
    cursor: text(100),
  },
  { requiredKeys: [] },
);

describe('a query in a URL', () => {
  test('is read back as it was printed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readLeadQuery(new URLSearchParams(printLeadQuery(query)))).toEqual(query);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['', {}],
    ['status=new,contacted', { status: ['new', 'contacted'] }],
    ['search=jan%20%26%20co&sort=-createdAt&limit=50', { search: 'jan & co', sort: '-createdAt', limit: 50 }],
    ['', { status: [], source: [], search: '' }],
  ] as const)('reads well: %s', (url, query) => {
    expect(printLeadQuery({ ...query } as LeadQuery)).toBe(url);
  });

  test('half a character in a search does not stop the page', () => {
    expect(printLeadQuery({ search: '\ud83d' })).toBe('search=%EF%BF%BD');
  });
});

describe('the server reads a query strictly', () => {
  test.each([
    [{ status: 'new,lost' }, { 'status.1': 'status_unknown' }],
    [{ sort: 'age' }, { sort: 'sort_unknown' }],
    [{ from: '2026-02-30' }, { from: 'date_invalid' }],
    [{ from: '0026-11-20' }, { from: 'date_invalid' }],
    [{ to: '20-11-2026' }, { to: 'date_invalid' }],
    [{ limit: '0' }, { limit: 'limit_invalid' }],
    [{ limit: '1001' }, { limit: 'limit_invalid' }],
    [{ limit: '1e2' }, { limit: 'limit_invalid' }],
    [{ limit: '-1' }, { limit: 'limit_invalid' }],
    [{ search: 'x'.repeat(201) }, { search: 'text_too_long' }],
    [{ cursor: 'x'.repeat(4001) }, { cursor: 'cursor_invalid' }],
    [{ search: { $ne: 1 } }, { search: 'value_invalid' }],
  ])('%j', (raw, expected) => {
    expect(codesOf(leadQuerySchema.safeParse(raw))).toEqual(expected);
  });

  test.each([
    ['a repeated parameter', { status: ['new', 'contacted'] }, { status: ['new', 'contacted'] }],
    ['empty parameters', { search: '', status: '', source: ',', limit: '' }, {}],
    ['a value twice', { status: 'new,new' }, { status: ['new'] }],
    ['parameters of others', { utm: 'x' }, {}],
  ])('%s', (_name, raw, expected) => {
    expect(leadQuerySchema.parse(raw)).toEqual(expected);
  });
});

test('a page’s address is read leniently: what is not understood is left out, the rest counts', () => {
  const address = new URLSearchParams('status=new,lost&sort=age&search=jan&limit=many&from=soon&source=general');
  expect(readLeadQuery(address)).toEqual({ search: 'jan', source: ['general'] });
});
