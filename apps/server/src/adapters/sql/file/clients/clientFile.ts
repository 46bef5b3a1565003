import {
  storedAnswersSchema,
  storedQuestionSchema,
  type Answer,
  type Client,
  type ClientSummary,
  type Question,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { reportRowColumns, toReport } from '../reports/reportRows.ts';

/** The questions of a scope, in order. */
export async function readQuestions(db: Kysely<Schema>, scope: string): Promise<Question[]> {
  const rows = await db
    .selectFrom('question')
    .select('record')
    .where('scope', '=', scope)
    .orderBy('position')
    .execute();
  return rows.map(({ record }) => storedQuestionSchema.parse(JSON.parse(record)));
}

/** The answers of a client, in the order in which they were first given. */
export async function readAnswers(db: Kysely<Schema>, clientId: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('answer')
    .select('record')
    .where('client_id', '=', clientId)
    .orderBy('position')
    .orderBy('question_id')
    .execute();
  return storedAnswersSchema.parse(rows.map(({ record }): unknown => JSON.parse(record)));
}

/** The client with its questions, answers and reports. */
export async function readWholeClient(db: Kysely<Schema>, client: ClientSummary): Promise<Client> {
  const { id } = client;
  const [questions, answers, reports] = await Promise.all([
    readQuestions(db, id),
    readAnswers(db, id),
    db
      .selectFrom('report')
      .select(reportRowColumns)
      .where('client_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  return { ...client, questions, answers, reports: reports.map(toReport) };
}

/**
 * Clients with their questions, answers and reports, in the given order. At most a few hundred, whose ids fit in one
 * statement.
 */
export async function readWholeClients(db: Kysely<Schema>, clients: readonly ClientSummary[]): Promise<Client[]> {
  const ids = clients.map(({ id }) => id);
  if (ids.length === 0) return [];
  const questions = await db
    .selectFrom('question')
    .select(['scope', 'record'])
    .where('scope', 'in', ids)
    .orderBy('scope')
    .orderBy('position')
    .execute();
  const answers = await db
    .selectFrom('answer')
    .select(['client_id', 'record'])
    .where('client_id', 'in', ids)
    .orderBy('client_id')
    .orderBy('position')
    .orderBy('question_id')
    .execute();
  const reports = await db
    .selectFrom('report')
    .select(reportRowColumns)
    .select('client_id')
    .where('client_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('client_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [asked, answered, written] = [
    Map.groupBy(questions, ({ scope }) => scope),
    Map.groupBy(answers, ({ client_id }) => client_id),
    Map.groupBy(reports, ({ client_id }) => client_id),
  ];
  return clients.map((client) => ({
    ...client,
    questions: (asked.get(client.id) ?? []).map(({ record }) => storedQuestionSchema.parse(JSON.parse(record))),
    answers: storedAnswersSchema.parse(
      (answered.get(client.id) ?? []).map(({ record }): unknown => JSON.parse(record)),
    ),
    reports: (written.get(client.id) ?? []).map(toReport),
  }));
}
