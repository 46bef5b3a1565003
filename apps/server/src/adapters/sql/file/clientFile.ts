import {
  storedAnswersSchema,
  storedQuestionSchema,
  type Answer,
  type Client,
  type ClientSummary,
  type Question,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { reportRowColumns, toReport } from './reportRows.ts';

/** The questions of a scope, in their order. */
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

/** The client with all that hangs on it. */
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
