import {
  everybodysQuestions,
  instantOf,
  millisecondsOf,
  questionnaireOf,
  type ClientSummary,
  type NewReport,
  type Questionnaire,
  type Report,
  type ReportEnding,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { readAnswers, readQuestions } from '../clients/clientFile.ts';
import { clientRowColumns, lockClient, toClient, touchClient } from '../clients/clientRows.ts';
import type { RecordDependencies } from '../records.ts';
import { reportColumns, reportRowColumns, toReport } from './reportRows.ts';

/** A server that was silent for this long has stopped writing: while it writes, it reports every few seconds. */
const silentMs = 20_000;

/** How a text ended. */
interface WrittenText {
  readonly content: string;
  /** `null`: it is complete. */
  readonly ended: ReportEnding | null;
}

/** Reports while a server writes them. Any server of the database can read and stop what another one writes. */
export interface ReportWritings {
  /** The data for a report on this client; `null` when the client does not exist. */
  sources(clientId: string): Promise<{ readonly client: ClientSummary; readonly questionnaire: Questionnaire } | null>;
  /**
   * Adds a draft that this server will write; `null` when the client does not exist.
   *
   * @param given an id made by the caller
   */
  begin(by: string, clientId: string, report: NewReport, given?: string): Promise<Report | null>;
  /**
   * Stores the text so far, and that writing continues.
   *
   * @returns `false` when writing should stop: somebody asked for that, or removed the report
   */
  save(id: string, content: string): Promise<boolean>;
  /** A complete text completes the report; any other leaves a draft with the reason. */
  finish(by: string | null, id: string, text: WrittenText): Promise<void>;
  /**
   * The current report; `null` when it does not exist. A silent server counts as stopped.
   *
   * @param isWrittenHere this server writes it: it may have been suspended, but it goes on
   */
  read(id: string, isWrittenHere: boolean): Promise<Report | null>;
  /** Asks the server that writes it to stop. */
  askToStop(id: string): Promise<void>;
  /** Ends the reports that silent servers left unfinished. @param writtenHere reports that this server writes */
  endAbandoned(writtenHere: ReadonlySet<string>): Promise<void>;
}

const rowOf = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('report').select(reportRowColumns).select(['client_id', 'deleted_at']).where('id', '=', id);

export function createReportWritings({ database, changeLog, now, newId }: RecordDependencies): ReportWritings {
  const { query, engine } = database;
  const silentSince = () => instantOf(now() - silentMs);

  const finish: ReportWritings['finish'] = (by, id, { content, ended }) =>
    changeLog.change(by, async ({ transaction, at, note }) => {
      const row = await rowOf(transaction, id)
        .$if(engine === 'postgres', (select) => select.forUpdate())
        .executeTakeFirst();
      if (row === undefined || row.writing_at === null) return;
      const { metadata, ...report } = toReport(row);
      const version = row.version + 1;
      const finished: Report = {
        ...report,
        content,
        status: ended === null ? 'completed' : 'draft',
        ...(metadata === undefined ? {} : { metadata: { ...metadata, generatedAt: at } }),
        ...(ended === null ? {} : { ended }),
        updatedAt: at,
      };
      await transaction
        .updateTable('report')
        .set({ version, ...reportColumns(finished), updated_at: at, writing_at: null, stop_at: null })
        .where('id', '=', id)
        .execute();
      await touchClient(transaction, row.client_id, at);
      if (row.deleted_at !== null) return;
      note({ noun: 'report', id, kind: 'changed', version, fields: ['content', 'status', 'metadata', 'ended'] });
    });

  /** Without a user: the log no longer knows who requested the report. */
  const endSilent = (id: string, content: string | null) =>
    finish(null, id, { content: content ?? '', ended: { kind: 'serverStopped' } });

  return {
    async sources(clientId) {
      const row = await query
        .selectFrom('client')
        .select(clientRowColumns)
        .where('id', '=', clientId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return null;
      const [global, questions, answers] = await Promise.all([
        readQuestions(query, everybodysQuestions),
        readQuestions(query, clientId),
        readAnswers(query, clientId),
      ]);
      return { client: toClient(row), questionnaire: questionnaireOf({ questions, answers }, global) };
    },

    begin: (by, clientId, report, given) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        if ((await lockClient(transaction, engine, clientId)) === undefined) return null;
        // An id that belongs to a removed report is not used again.
        const isFree = given !== undefined && (await rowOf(transaction, given).executeTakeFirst()) === undefined;
        const id = isFree ? given : newId();
        const begun: Report = { ...report, id, type: 'custom', updatedAt: at };
        const record = { id, client_id: clientId, version: 1, created_at: at, updated_at: at, writing_at: at };
        await transaction
          .insertInto('report')
          .values({ ...record, ...reportColumns(begun) })
          .execute();
        await touchClient(transaction, clientId, at);
        note({ noun: 'report', id, kind: 'added', version: 1 });
        return { ...begun, writing: true, version: 1 };
      }),

    async save(id, content) {
      const kept = await query
        .updateTable('report')
        .set({ content, writing_at: instantOf(now()) })
        .where('id', '=', id)
        .where('writing_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .returning('stop_at')
        .executeTakeFirst();
      return kept !== undefined && kept.stop_at === null;
    },

    finish,

    async read(id, isWrittenHere) {
      const row = await rowOf(query, id).where('deleted_at', 'is', null).executeTakeFirst();
      if (row === undefined) return null;
      const isSilent = row.writing_at !== null && millisecondsOf(row.writing_at) <= now() - silentMs;
      if (isWrittenHere || !isSilent) return toReport(row);
      await endSilent(id, row.content);
      const ended = await rowOf(query, id).executeTakeFirst();
      return ended === undefined ? null : toReport(ended);
    },

    async askToStop(id) {
      await query
        .updateTable('report')
        .set({ stop_at: instantOf(now()) })
        .where('id', '=', id)
        .where('writing_at', 'is not', null)
        .execute();
    },

    async endAbandoned(writtenHere) {
      const silent = await query
        .selectFrom('report')
        .select(['id', 'content'])
        .where('writing_at', '<=', silentSince())
        .execute();
      for (const { id, content } of silent) if (!writtenHere.has(id)) await endSilent(id, content);
    },
  };
}
