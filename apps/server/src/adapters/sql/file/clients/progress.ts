import { everybodysQuestions } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Schema } from '../../schema.ts';

const everybody = sql.lit(everybodysQuestions);
const everybodysIds = sql`(select id from question where scope = ${everybody})`;

/**
 * Recounts the questions of clients and the answered ones: `countQuestionnaire` of the domain as one statement. A
 * client's own question with the id of a shared one replaces it, and answers to removed questions do not count.
 * asked does not count.
 * @param id of the one client; without it all that are not removed
 * @param id of the one client; without it all that are not removed
 */
export async function countProgress(transaction: Kysely<Schema>, id?: string): Promise<void> {
  const all = id === undefined;
  const chosen = all ? sql`client.deleted_at is null` : sql`client.id = ${id}`;
  const own = all ? sql`scope <> ${everybody}` : sql`scope = ${id}`;
  const given = all ? sql`filled = 1` : sql`filled = 1 and client_id = ${id}`;
  // Each list is read once, and its contribution to a client is summed. A lookup per answer exceeded PostgreSQL's
  // statement timeout. SQLite keeps the order of a cross join: the few questions first.
  await sql`with own_question as (
      select distinct scope, id from question where ${own} and id not in ${everybodysIds}
    ), added (id, asked, answered) as (
      select id, (select count(distinct id) from question where scope = ${everybody}), 0 from client where ${chosen}
      union all select scope, count(*), 0 from own_question group by scope
      union all select client_id, 0, count(*) from answer where ${given} and question_id in ${everybodysIds} group by client_id
      union all select scope, 0, 1 from own_question cross join answer
        where client_id = scope and question_id = own_question.id and filled = 1
    ), counted as (
      select id, cast(sum(asked) as bigint) as asked, cast(sum(answered) as bigint) as answered from added group by id
    ), share as (
      select id, asked, answered, case when asked = 0 then 0 else (answered * 1000000) / asked end as ppm from counted
    )
    update client set asked = share.asked, answered = share.answered, answered_ppm = share.ppm, open_ppm = 1000000 - share.ppm
    from share where client.id = share.id and ${chosen}`.execute(transaction);
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
