import { compareLeads, instantOf, leadFilter, leadPosition, leadSorts, type Lead, type LeadQuery } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type EmptyDatabase } from '../../../testing/engines.ts';
import { openDatabase, type Database } from '../database.ts';
import { readLeadPage } from './leadPages.ts';
import { toRow } from './leadRows.ts';

const statuses = ['new', 'contacted', 'qualified'] as const;
const sources = ['linkedin', 'facebook', 'website', 'general'] as const;
const firstAt = Date.parse('2026-01-01T09:00:00.000Z');

/** Half an hour apart; one in four has waited since some days later, one in a hundred is called Zeldzaam. */
const leads: readonly Lead[] = Array.from({ length: 1_300 }, (_, index) => {
  const createdAt = instantOf(firstAt + index * 1_800_000);
  return aLead({
    id: `lead-${String((index * 577) % 1_300).padStart(4, '0')}`,
    name: `${index % 100 === 42 ? 'Zeldzaam' : 'Kapitein'} ${index % 7}`,
    email: `k${index}@fleet.example`,
    createdAt,
    updatedAt: createdAt,
    timestamp: createdAt,
    status: index === 3 ? 'rejected' : (statuses[index % 3] ?? 'new'),
    source: sources[index % 4] ?? 'general',
    waitingSince: index % 4 === 1 ? instantOf(firstAt + index * 1_800_000 + (index % 5) * 86_400_000) : null,
  });
});

const queries: readonly [what: string, query: LeadQuery, exceeds: boolean][] = [
  ['all', {}, false],
  ['one status', { status: ['new'] }, false],
  ['two statuses of a source', { status: ['new', 'qualified'], source: ['linkedin'] }, false],
  ['a status nobody has', { status: ['converted'] }, false],
  ['a source that does not occur', { source: ['elsewhere'] }, false],
  ['many days', { from: '2026-01-03' }, false],
  ['days from and to', { from: '2026-01-03', to: '2026-01-26' }, false],
  ['days until', { to: '2026-01-26' }, false],
  ['few days', { from: '2026-01-10', to: '2026-01-11' }, false],
  ['many days of most sources', { from: '2026-01-02', source: ['linkedin', 'facebook', 'website', 'general'] }, false],
  ['many days of most statuses', { from: '2026-01-02', status: ['new', 'contacted', 'qualified'] }, true],
  ['a search with many hits', { search: 'kapitein' }, true],
  ['a search with few hits', { search: 'zeldzaam' }, false],
  ['two words and days', { search: 'fleet kapit', from: '2026-01-02' }, true],
  ['a search of a status', { search: 'zeldzaam', status: ['new'] }, false],
  ['a search with no hit', { search: 'zeldzamer' }, false],
];

describe.each(engines)('long lists on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  beforeAll(async () => {
    empty = await engine.create();
    database = await openDatabase(empty.url);
    for (let start = 0; start < leads.length; start += 100) {
      const rows = leads
        .slice(start, start + 100)
        .map((lead) => ({ ...toRow(lead), unsubscribed_at: null, deleted_at: null }));
      await database.query.insertInto('lead').values(rows).execute();
    }
    await database.renewStatistics();
  });
  afterAll(async () => {
    await database.close();
    await empty.drop();
  });

  test.each(queries)(
    '%s: in every order each lead comes once, in its place, on some page',
    async (_what, query, exceeds) => {
      const matching = leads.filter(leadFilter(query));
      for (const sort of leadSorts) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await readLeadPage(database, {
            ...query,
            sort,
            limit: 170,
            ...(cursor === undefined ? {} : { cursor }),
          });
          if (!page.ok) throw new Error(page.error);
          const { count, countExceeded = false, total, nextCursor } = page.value;
          expect({ count, countExceeded, total }).toEqual({
            count: exceeds ? 1_000 : matching.length,
            countExceeded: exceeds,
            total: leads.length,
          });
          seen.push(...page.value.leads.map(({ id }) => id));
          cursor = nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(
          matching
            .map(leadPosition)
            .sort(compareLeads(sort))
            .map(({ id }) => id),
        );
      }
    },
  );
});
