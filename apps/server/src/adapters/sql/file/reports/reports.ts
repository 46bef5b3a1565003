import {
  type ClientSummary,
  type Edited,
  type NewReport,
  type Report,
  type ReportChange,
  type ReportSummary,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { clientRowColumns, lockClient, toClient, touchClient } from '../clients/clientRows.ts';
import { judgeChange } from '../changes/judgeChange.ts';
import type { RecordDependencies } from '../records.ts';
import { bringBack, takeOut } from '../removal.ts';
import { reportColumns, reportRowColumns, toReport } from './reportRows.ts';

/** The server's `ReportRepository`: every change names its user. */
export interface ServerReports {
  listOf(clientId: string): Promise<readonly ReportSummary[] | null>;
  findById(id: string): Promise<{ readonly report: Report; readonly client: ClientSummary } | null>;
  add(by: string, clientId: string, report: NewReport): Promise<Report | null>;
  update(by: string, id: string, change: ReportChange, seen?: number): Promise<Edited<Report>>;
  remove(by: string, id: string): Promise<boolean>;
  restore(by: string, id: string): Promise<Report | null>;
}

const noun = 'report';

export function createReports({ database, changeLog, newId }: RecordDependencies): ServerReports {
  const { query, engine } = database;

  /** Locks the row of a report and of its client, both not removed: a report exists only as long as its client. */
  const lockReport = (transaction: Kysely<Schema>, id: string) =>
    transaction
      .selectFrom('report')
      .innerJoin('client', 'client.id', 'report.client_id')
      .select(reportRowColumns.map((column) => `report.${column}` as const))
      .select('report.client_id')
      .where('report.id', '=', id)
      .where('report.deleted_at', 'is', null)
      .where('client.deleted_at', 'is', null)
      .$if(engine === 'postgres', (select) => select.forUpdate())
      .executeTakeFirst();

  return {
    async listOf(clientId) {
      const client = await query
        .selectFrom('client')
        .select('id')
        .where('id', '=', clientId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (client === undefined) return null;
      const rows = await query
        .selectFrom('report')
        .select(['record', 'version', 'writing_at'])
        .where('client_id', '=', clientId)
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => toReport({ ...row, content: null }));
    },

    async findById(id) {
      const row = await query
        .selectFrom('report')
        .select(reportRowColumns)
        .select('client_id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return null;
      const client = await query
        .selectFrom('client')
        .select(clientRowColumns)
        .where('id', '=', row.client_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return client === undefined ? null : { report: toReport(row), client: toClient(client) };
    },

    add: (by, clientId, report) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        if ((await lockClient(transaction, engine, clientId)) === undefined) return null;
        const id = newId();
        const added: Report = { ...report, id, type: 'custom', updatedAt: at };
        await transaction
          .insertInto('report')
          .values({ id, client_id: clientId, version: 1, ...reportColumns(added), created_at: at, updated_at: at })
          .execute();
        await touchClient(transaction, clientId, at);
        note({ noun, id, kind: 'added', version: 1 });
        return { ...added, version: 1 };
      }),

    update: (by, id, change, seen) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        const row = await lockReport(transaction, id);
        if (row === undefined) return { outcome: 'gone' };
        const report = toReport(row);
        const judged = await judgeChange<Report>(transaction, { noun, id }, { record: report, change, seen });
        if (judged.outcome === 'conflict') return { ...judged, theirs: report };
        const { changed, fields } = judged;
        if (fields.length === 0) return { outcome: 'saved', record: report };
        // The text being written would overwrite the change.
        if (report.writing === true && fields.includes('content'))
          return { outcome: 'conflict', theirs: report, fields: ['content'] };
        const version = row.version + 1;
        // A text that the advisor completed no longer says why it was not.
        const ended = changed.status === 'completed' ? undefined : report.ended;
        const record: Report = { ...report, ended, ...changed, updatedAt: at, version };
        await transaction
          .updateTable('report')
          .set({ version, ...reportColumns(record), updated_at: at })
          .where('id', '=', id)
          .execute();
        await touchClient(transaction, row.client_id, at);
        note({ noun, id, kind: 'changed', version, fields });
        return { outcome: 'saved', record };
      }),

    remove: (by, id) =>
      changeLog.change(by, async (change) => {
        const { transaction, at } = change;
        const row = await lockReport(transaction, id);
        if (row === undefined || !(await takeOut(change, { table: noun, noun, id }))) return false;
        await touchClient(transaction, row.client_id, at);
        return true;
      }),

    restore: (by, id) =>
      changeLog.change(by, async (change) => {
        const { transaction, at } = change;
        const row = await transaction
          .selectFrom('report')
          .select(reportRowColumns)
          .select('client_id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined || (await lockClient(transaction, engine, row.client_id)) === undefined) return null;
        if (!(await bringBack(change, { table: noun, noun, id }))) return null;
        await touchClient(transaction, row.client_id, at);
        return toReport(row);
      }),
  };
}
