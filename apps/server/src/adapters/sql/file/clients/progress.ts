import { everybodysQuestions } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Schema } from '../../schema.ts';

const everybody = sql.lit(everybodysQuestions);
const everybodysIds = sql`(select id from question where scope = ${everybody})`;

/** So many clients are counted by one statement: at a hundred answers each, a small part of PostgreSQL's time limit. */
const clientsAtOnce = 500;

/**
 * Recounts the questions of each client that is not removed, and the answered ones. After an import PostgreSQL has no
 * statistics yet and plans badly; one statement for 10,000 clients then exceeded its time limit.
 */
export async function countEverybodysProgress(transaction: Kysely<Schema>): Promise<void> {
  const rows = await transaction
    .selectFrom('client')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (let from = 0; from < rows.length; from += clientsAtOnce) {
    const first = rows[from];
    const last = rows[Math.min(from + clientsAtOnce, rows.length) - 1];
    if (first !== undefined && last !== undefined) await countRange(transaction, first.id, last.id);
  }
}

/** Recounts the questions of one client, and the answered ones. */
export const countProgress = (transaction: Kysely<Schema>, id: string): Promise<void> =>
  countRange(transaction, id, id);

/**
 * `countQuestionnaire` of the domain as one statement, for the clients whose ids are in this range. A client's own
 * question with the id of a shared one replaces it, and answers to removed questions do not count. A removed client is
 * left alone, because the clean-up may be deleting it; it is counted when it is restored.
 */
async function countRange(transaction: Kysely<Schema>, first: string, last: string): Promise<void> {
  const inRange = (column: string) => sql`${sql.ref(column)} between ${first} and ${last}`;
  // Each list is read once, and its contribution to a client is summed: a lookup per answer took seconds. SQLite keeps
  // the order of a cross join: the few questions first.
  await sql`with own_question as (
      select distinct scope, id from question
        where ${inRange('scope')} and scope <> ${everybody} and id not in ${everybodysIds}
    ), added (id, asked, answered) as (
      select id, (select count(distinct id) from question where scope = ${everybody}), 0 from client
        where deleted_at is null and ${inRange('id')}
      union all select scope, count(*), 0 from own_question group by scope
      union all select client_id, 0, count(*) from answer
        where filled = 1 and ${inRange('client_id')} and question_id in ${everybodysIds} group by client_id
      union all select scope, 0, 1 from own_question cross join answer
        where client_id = scope and question_id = own_question.id and filled = 1 and ${inRange('client_id')}
    ), counted as (
      select id, cast(sum(asked) as bigint) as asked, cast(sum(answered) as bigint) as answered from added group by id
    ), share as (
      select id, asked, answered, case when asked = 0 then 0 else (answered * 1000000) / asked end as ppm from counted
    )
    update client set asked = share.asked, answered = share.answered, answered_ppm = share.ppm, open_ppm = 1000000 - share.ppm
    from share where client.id = share.id and client.deleted_at is null and ${inRange('client.id')}`.execute(
    transaction,
  );
}

const lockName = sql.lit('fnc_questions');

/** Prevents new clients meanwhile, whose count would be outdated. SQLite has one writer anyway. */
export async function lockEverybodysQuestions(transaction: Kysely<Schema>, engine: Database['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(transaction);
}

/** Prevents changes to the shared questions meanwhile. */
export async function holdEverybodysQuestions(transaction: Kysely<Schema>, engine: Database['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock_shared(hashtext(${lockName}))`.execute(transaction);
}
