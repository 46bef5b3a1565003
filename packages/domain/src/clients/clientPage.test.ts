import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { clientSchema, type Client } from './client.ts';
import { clientFilter, clientPage, clientSearchText } from './clientPage.ts';
import { answeredShare, type ClientEntry } from './clientOrder.ts';
import { clientQueryParams, type ClientSort, clientSorts, type ClientQuery, readClientQuery } from './clientQuery.ts';
import { clientStatuses } from './clientVocabulary.ts';

const client = (changes: Partial<Client> = {}): Client =>
  clientSchema.parse({
    id: '1',
    name: 'Café Zuiderzee B.V.',
    contactPerson: 'Zoë van den Anker',
    email: 'zoe@zuiderzee.example',
    phone: '+31 6-12 34 56 78',
    joinDate: '2026-11-02T09:00:00.000Z',
    status: 'active',
    notes: 'Vaart onder\nMaltese vlag.',
    ...changes,
  });

describe('clientFilter', () => {
  test.each<[name: string, query: ClientQuery, matches: boolean]>([
    ['nothing asked', {}, true],
    ['empty choices mean all', { status: [], search: '' }, true],
    ['the company without its accent', { search: 'cafe zuiderzee' }, true],
    ['the contact person, words in any order', { search: 'anker zoe' }, true],
    ['part of the address', { search: '@ZUIDERZEE' }, true],
    ['the phone as typed', { search: '12 34' }, true],
    ['the phone without spaces', { search: '+31612345678' }, true],
    ['the phone without the code of the country', { search: '06-1234 5678' }, true],
    ['a word of the notes', { search: 'maltese' }, true],
    ['words of different fields', { search: 'zuiderzee maltese' }, true],
    ['a word that is nowhere', { search: 'zuiderzee griekse' }, false],
    ['the end of one field and the beginning of the next', { search: 'b.v.zoe' }, false],
    ['its status', { status: ['pending', 'active'] }, true],
    ['another status', { status: ['completed'] }, false],
    ['one wrong of two', { search: 'zoe', status: ['completed'] }, false],
  ])('%s', (_name, query, matches) => {
    expect(clientFilter(query)(client())).toBe(matches);
  });

  test('the folded text is made once per client, and anew for a changed one', () => {
    const before = client();
    let reads = 0;
    const counting = Object.defineProperty({ ...before }, 'notes', {
      get: () => {
        reads += 1;
        return before.notes;
      },
    });
    expect(clientSearchText(counting)).toBe(clientSearchText(counting));
    expect(reads).toBe(1);
    expect(clientFilter({ search: 'griekse' })({ ...before, notes: 'Griekse vlag' })).toBe(true);
  });
});

const entries: fc.Arbitrary<readonly ClientEntry[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }).map(String),
      name: fc.constantFrom('Zoë', 'zoe', 'Émile', 'bo', 'Ångström'),
      joinDate: fc.constantFrom('2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z'),
      questions: fc.constantFrom(0, 4),
      answered: fc.integer({ min: 0, max: 4 }),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ questions, answered, ...changes }) => ({
      client: client(changes),
      questions,
      answered: Math.min(answered, questions),
      reports: 0,
    })),
  );

const entry = (id: string, name: string, joinDate: string, answered: number, questions = 10): ClientEntry => ({
  client: client({ id, name, joinDate }),
  questions,
  answered,
  reports: 0,
});

/** All of them on one page. */
function sorted(all: readonly ClientEntry[], sort: ClientSort): readonly ClientEntry[] {
  const page = clientPage(all, { sort, limit: all.length });
  return page.ok ? page.value.clients : [];
}

describe('the order of a page', () => {
  const few = [
    entry('a', 'Émile', '2026-11-03T09:00:00.000Z', 2),
    entry('b', 'zeevaart', '2026-11-01T09:00:00.000Z', 9),
    entry('c', 'Bakboord', '2026-11-02T09:00:00.000Z', 2),
    entry('d', 'Ångström', '2026-11-04T09:00:00.000Z', 0, 0),
  ];
  test.each([
    ['-joinDate', 'dacb'],
    ['joinDate', 'bcad'],
    ['name', 'dcab'],
    ['-name', 'bacd'],
    ['-answered', 'bcad'],
    ['answered', 'dcab'],
  ] as const)('%s', (sort, expected) => {
    expect(
      sorted(few, sort)
        .map(({ client: { id } }) => id)
        .join(''),
    ).toBe(expected);
  });

  test.each(clientSorts)('%s is one order whatever the clients came in', (sort) => {
    fc.assert(
      fc.property(entries, (all) => {
        expect(sorted(all.toReversed(), sort)).toEqual(sorted(all, sort));
      }),
    );
  });

  test('who is asked nothing has answered nothing', () => {
    expect(answeredShare({ questions: 0, answered: 0 })).toBe(0);
    expect(answeredShare({ questions: 42, answered: 21 })).toBe(0.5);
  });
});

describe('a query in an address', () => {
  const queries: fc.Arbitrary<ClientQuery> = fc.record(
    {
      search: anyText({ minLength: 1, maxLength: 60 }).map((text) => text.toWellFormed()),
      status: fc.subarray([...clientStatuses], { minLength: 1 }),
      sort: fc.constantFrom(...clientSorts.slice(1)),
    },
    { requiredKeys: [] },
  );

  test('is read back as it was printed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readClientQuery(new URLSearchParams(clientQueryParams(query)))).toEqual(query);
      }),
    );
  });

  test.each([
    ['the default order is left out', { sort: '-joinDate' }, {}],
    ['empty choices are left out', { search: '', status: [] }, {}],
    [
      'everything',
      { search: 'kompas', status: ['active', 'pending'], sort: 'name' },
      { search: 'kompas', status: 'active,pending', sort: 'name' },
    ],
  ] as const)('%s', (_name, query, params) => {
    expect(clientQueryParams(query)).toEqual(params);
  });

  test('is read leniently: what is not understood is left out, the rest counts', () => {
    const address = new URLSearchParams('status=active,lost&sort=age&search=kompas&from=soon');
    expect(readClientQuery(address)).toEqual({ search: 'kompas', status: ['active'] });
  });
});
