import type { AdminStatus, ExportContents } from '@fnc/domain/api';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { readLeadGroups, sumOf } from '../leads/leadCounts.ts';
import type { Schema } from '../schema.ts';
import { readFileCounts } from './clients/clientPages.ts';

/** The counts for the rail of the console, without removed records. */
export async function countRecords({ query }: Pick<Database, 'query'>): Promise<AdminStatus['records']> {
  async function count(table: 'client' | 'campaign' | 'email_template'): Promise<number> {
    const { amount } = await query
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('amount'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return amount;
  }
  const [clients, campaigns, templates] = await Promise.all([
    count('client'),
    count('campaign'),
    count('email_template'),
  ]);
  return { clients, campaigns, templates };
}

/** The counts of an export: records that are not removed, with the questions, answers and reports of clients. */
export async function countExport(database: Database): Promise<ExportContents> {
  const [{ totalAnswers: answers }, records, reports, groups] = await Promise.all([
    readFileCounts(database),
    countRecords(database),
    countReports(database.query),
    readLeadGroups(database.query),
  ]);
  return { ...records, answers, reports, leads: sumOf(groups) };
}

/** All reports minus the few removed ones: an index has either count, and the rows themselves are long. */
async function countReports(db: Kysely<Schema>): Promise<number> {
  const all = db.selectFrom('report').select((select) => select.fn.countAll<number>().as('reports'));
  const hidden = db
    .selectFrom('client')
    .innerJoin('report', 'report.client_id', 'client.id')
    .where('client.deleted_at', 'is not', null)
    .where('report.deleted_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('reports'));
  const counted = await Promise.all(
    [all, all.where('deleted_at', 'is not', null), hidden].map((count) => count.executeTakeFirstOrThrow()),
  );
  const [total, removed, ofRemoved] = counted.map(({ reports }) => reports);
  return (total ?? 0) - (removed ?? 0) - (ofRemoved ?? 0);
}
