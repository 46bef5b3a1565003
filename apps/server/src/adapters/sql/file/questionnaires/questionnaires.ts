import {
  everybodysQuestions,
  questionnaireOf,
  storedAnswersSchema,
  type Answer,
  type Question,
  type Questionnaire,
  type QuestionList,
  type QuestionScope,
  type SavedAnswer,
  type SavedQuestions,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Schema } from '../../schema.ts';
import { readAnswers, readQuestions } from '../clients/clientFile.ts';
import { lockClient, touchClient } from '../clients/clientRows.ts';
import { countEverybodysProgress, countProgress, lockEverybodysQuestions } from '../clients/progress.ts';
import { writeQuestions } from './questionRows.ts';
import type { RecordDependencies } from '../records.ts';

/** The server's `QuestionnaireRepository`: every change names its user. */
export interface ServerQuestionnaires {
  questionsOf(scope: QuestionScope): Promise<QuestionList | null>;
  idsInUse(scope: QuestionScope): Promise<readonly string[]>;
  answerCounts(scope: QuestionScope): Promise<readonly AnswerCount[]>;
  saveQuestions(
    by: string,
    scope: QuestionScope,
    questions: readonly Question[],
    seen?: number,
  ): Promise<SavedQuestions>;
  questionnaireOf(clientId: string): Promise<Questionnaire | null>;
  saveAnswer(by: string, answer: AnswerToSave): Promise<SavedAnswer>;
}

/** The number of clients that have answered a question. */
interface AnswerCount {
  readonly id: string;
  readonly clients: number;
}

interface AnswerToSave {
  readonly clientId: string;
  readonly questionId: string;
  readonly value: string;
  /** The value that was changed; absent: it is stored without a conflict check. */
  readonly before: string | undefined;
}

const scopeId = (scope: QuestionScope) => (scope.kind === 'global' ? everybodysQuestions : scope.clientId);

export function createQuestionnaires({
  database,
  changeLog,
}: Pick<RecordDependencies, 'database' | 'changeLog'>): ServerQuestionnaires {
  const { query, engine } = database;

  /** Locks the rows of the scope. `false`: the client does not exist. */
  async function lockScope(transaction: Kysely<Schema>, scope: QuestionScope): Promise<boolean> {
    if (scope.kind === 'client') return (await lockClient(transaction, engine, scope.clientId)) !== undefined;
    await lockEverybodysQuestions(transaction, engine);
    return true;
  }

  return {
    async questionsOf(scope) {
      if (scope.kind === 'client' && !(await isThere(query, scope.clientId))) return null;
      return await readList(query, scopeId(scope));
    },

    idsInUse: (scope) => (scope.kind === 'client' ? idsOf(query, scope.clientId) : idsOfAll(query)),

    answerCounts: (scope) =>
      scope.kind === 'client' ? answeredBy(query, scope.clientId) : countEverybodysAnswers(query),

    saveQuestions: (by, scope, questions, seen) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        if (!(await lockScope(transaction, scope))) return { outcome: 'gone' };
        const id = scopeId(scope);
        const theirs = await readList(transaction, id);
        const all = withUnknownFields(questions, theirs.questions);
        if (same(all, theirs.questions)) return { outcome: 'saved', version: theirs.version };
        if (seen !== undefined && seen !== theirs.version) return { outcome: 'conflict', theirs };
        const version = theirs.version + 1;
        await writeQuestions(transaction, id, all, version);
        // The progress of clients depends on the ids alone, and there are many clients.
        if (!same(idsIn(all), idsIn(theirs.questions))) {
          if (scope.kind === 'global') await countAll(transaction, engine);
          else await countProgress(transaction, id);
        }
        if (scope.kind === 'client') await touchClient(transaction, id, at);
        note({ noun: 'questions', id, kind: 'changed', version });
        return { outcome: 'saved', version };
      }),

    async questionnaireOf(clientId) {
      if (!(await isThere(query, clientId))) return null;
      const [global, questions, answers] = await Promise.all([
        readQuestions(query, everybodysQuestions),
        readQuestions(query, clientId),
        readAnswers(query, clientId),
      ]);
      return questionnaireOf({ questions, answers }, global);
    },

    saveAnswer: (by, { clientId, questionId, value, before }) =>
      changeLog.change(by, async ({ transaction, at, note }) => {
        if ((await lockClient(transaction, engine, clientId)) === undefined) return { outcome: 'gone' };
        const there = await findAnswer(transaction, clientId, questionId);
        const theirs = there?.answer ?? null;
        const stands = theirs?.value ?? '';
        if (stands === value) return { outcome: 'saved', answer: theirs ?? { questionId, value } };
        if (before !== undefined && stands !== before) return { outcome: 'conflict', theirs };
        const answer: Answer = { ...theirs, questionId, value, updatedAt: at };
        const filled = filledOf(value);
        const row = { record: JSON.stringify(answer), filled, at, by_user: by };
        await transaction
          .insertInto('answer')
          .values({ ...row, client_id: clientId, question_id: questionId, position: nextPosition(clientId) })
          .onConflict((conflict) => conflict.columns(['client_id', 'question_id']).doUpdateSet(row))
          .execute();
        if (filled !== (there?.filled ?? 0)) await countProgress(transaction, clientId);
        await touchClient(transaction, clientId, at);
        note({ noun: 'answer', id: clientId, kind: 'changed', fields: [questionId] });
        return { outcome: 'saved', answer };
      }),
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const idsIn = (questions: readonly Question[]): string[] => [...new Set(questions.map(({ id }) => id))].sort();

/** 1: an answer; 0: only spaces, which count as none. */
export const filledOf = (value: string): 0 | 1 => (value.trim() === '' ? 0 : 1);

/** Preserves fields of an older file that a form does not know. */
function withUnknownFields(questions: readonly Question[], before: readonly Question[]): readonly Question[] {
  const known = new Map(before.map((question) => [question.id, question]));
  return questions.map((question) => ({ ...unknownFields(known.get(question.id)), ...question }));
}

function unknownFields(question: Question | undefined): object {
  if (question === undefined) return {};
  const { id: _id, section: _section, text: _text, type: _type, required: _required, ...others } = question;
  const { options: _options, sample: _sample, ...unknown } = others;
  return unknown;
}

async function isThere(db: Kysely<Schema>, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function readList(db: Kysely<Schema>, scope: string): Promise<QuestionList> {
  const [questions, list] = await Promise.all([
    readQuestions(db, scope),
    db.selectFrom('question_list').select('version').where('scope', '=', scope).executeTakeFirst(),
  ]);
  return { questions, version: list?.version ?? 0 };
}

/**
 * Recounts every client, also while answers are being saved: PostgreSQL waits for those transactions and counts them.
 */
async function countAll(transaction: Kysely<Schema>, engine: Database['engine']): Promise<void> {
  if (engine === 'postgres')
    await sql`select id from client where deleted_at is null order by id for update`.execute(transaction);
  await countEverybodysProgress(transaction);
}

async function findAnswer(transaction: Kysely<Schema>, clientId: string, questionId: string) {
  const row = await transaction
    .selectFrom('answer')
    .select(['record', 'filled'])
    .where('client_id', '=', clientId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [answer] = storedAnswersSchema.parse([JSON.parse(row.record)]);
  return answer === undefined ? undefined : { answer, filled: row.filled };
}

const nextPosition = (clientId: string) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from answer where client_id = ${clientId})`;

async function idsOf(db: Kysely<Schema>, clientId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from question where scope = ${clientId}
    union select question_id from answer where client_id = ${clientId}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The ids of all clients, also of restorable ones. Each id is one step in an index: there are hundreds of them, and a
 * hundred answers per client.
 */
async function idsOfAll(db: Kysely<Schema>): Promise<readonly string[]> {
  const everybody = sql.lit(everybodysQuestions);
  const { rows } = await sql<{ id: string }>`with recursive asked (id) as (
      select min(id) from question where scope <> ${everybody} and id > ''
      union all
      select (select min(id) from question where scope <> ${everybody} and id > asked.id) from asked where id is not null
    ), answered (id) as (
      select min(question_id) from answer where question_id > ''
      union all
      select (select min(question_id) from answer where question_id > answered.id) from answered where id is not null
    )
    select id from asked where id is not null union select id from answered where id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

async function answeredBy(db: Kysely<Schema>, clientId: string): Promise<readonly AnswerCount[]> {
  const rows = await db
    .selectFrom('answer')
    .select('question_id')
    .where('client_id', '=', clientId)
    .where('filled', '=', 1)
    .execute();
  return rows.map(({ question_id: id }) => ({ id, clients: 1 }));
}

/** Counts the answers to shared questions, of clients that are not removed. */
async function countEverybodysAnswers(db: Kysely<Schema>): Promise<readonly AnswerCount[]> {
  const { rows } = await sql<AnswerCount>`select id, (select count(*) from answer where question_id = question.id
      and filled = 1 and exists (select 1 from client where client.id = client_id and deleted_at is null)) as clients
    from question where scope = ${sql.lit(everybodysQuestions)}`.execute(db);
  return rows.filter(({ clients }) => clients > 0);
}
