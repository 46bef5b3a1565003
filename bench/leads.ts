// List speed must not depend on the number of leads: compares pages of 10,000 leads with pages of 100, on the same
// engine in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LeadQuery } from '@fnc/domain';
import { createAddressHash } from '../apps/server/src/adapters/secrets/addressHash.ts';
import { openDatabase, type Database } from '../apps/server/src/adapters/sql/database.ts';
import { createIntake } from '../apps/server/src/adapters/sql/leads/intake.ts';
import { toRow } from '../apps/server/src/adapters/sql/leads/leadRows.ts';
import { createChangeLog } from '../apps/server/src/adapters/sql/file/changes/changeLog.ts';
import { createLeads } from '../apps/server/src/adapters/sql/leads/leads.ts';
import { newId, sampleLead, seedLeads } from './seedLeads.ts';
import { medianMs, report, type Comparison } from './measure.ts';

const hashAddress = createAddressHash('key');

const queries: readonly [what: string, query: LeadQuery, budget: number][] = [
  ['first page, most urgent first', { sort: 'urgency', limit: 50 }, 6],
  ['first page, newest first', { sort: '-createdAt', limit: 50 }, 6],
  ['one status', { sort: 'urgency', status: ['new'], limit: 50 }, 6],
  ['search with few matches', { sort: 'urgency', search: 'kapitein9', limit: 50 }, 25],
];

async function withLeads<T>(count: number, work: (database: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const database = await openDatabase(`file:${path.join(folder, 'bench.db')}`);
  try {
    await seedLeads(database, count);
    return await work(database);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const listTimes = (count: number) =>
  withLeads(count, async (database) => {
    const leads = createLeads({
      database,
      changeLog: createChangeLog({ database, now: Date.now }),
      now: Date.now,
      newId,
      hashAddress,
    });
    const times: number[] = [];
    for (const [, query] of queries) times.push(await medianMs(() => leads.list(query), 40));
    return times;
  });

async function signUpAgainstInsert(): Promise<Comparison> {
  return withLeads(100, async (database) => {
    const intake = createIntake({
      database,
      now: Date.now,
      newId,
      hashAddress,
      pages: { has: () => true, known: () => '/' },
      automaticPerHour: 1_000_000,
    });
    let count = 0;
    const ms = await medianMs(() => {
      const { name, email, profession } = sampleLead(1_000_000 + count++);
      const signUp = { name, email, profession: profession ?? 'anders', source: 'general', page: '/' } as const;
      return intake.acceptSignUp({ ...signUp, leadMagnet: 'cyprus-ebook' }, null, () => []);
    }, 60);
    const baselineMs = await medianMs(
      () =>
        database.query
          .insertInto('lead')
          .values({ ...toRow(sampleLead(2_000_000 + count++)), unsubscribed_at: null, deleted_at: null })
          .execute(),
      60,
    );
    return { what: 'a sign-up, durable', ms, baseline: 'one bare durable insert', baselineMs, budget: 4 };
  });
}

export async function benchLeads(): Promise<boolean> {
  const few = await listTimes(100);
  const many = await listTimes(10_000);
  const comparisons = queries.map(([what, , budget], index) => ({
    what: `${what}, of 10,000 leads`,
    ms: many[index] ?? Number.NaN,
    baseline: 'the same of 100 leads',
    baselineMs: few[index] ?? Number.NaN,
    budget,
  }));
  return report('Leads (SQLite)', [...comparisons, await signUpAgainstInsert()]);
}
