import { everybodysQuestions } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

const everybody = sql.lit(everybodysQuestions);
const everybodysIds = sql`(select id from question where scope = ${everybody})`;

/**
 * Counts anew how many questions clients are asked, and how many of them have an answer: `countQuestionnaire` of the domain
 * as one statement. A question of the client's own with the id of one of everybody's stands in its place, and what is not
 * asked does not count.
 *
 * @param id of the one client; without it all that are not removed
 */
export async function countProgress(transaction: Kysely<Schema>, id?: string): Promise<void> {
  const chosen = id === undefined ? sql`each.deleted_at is null` : sql`each.id = ${id}`;
  await sql`with counted as (
      select each.id,
        (select count(distinct id) from question where scope = ${everybody})
          + (select count(distinct id) from question where scope = each.id and id not in ${everybodysIds}) as asked,
        (select count(*) from answer where client_id = each.id and filled = 1 and (question_id in ${everybodysIds}
          or exists (select 1 from question where scope = each.id and id = answer.question_id))) as answered
      from client as each where ${chosen}
    ), share as (
      select id, asked, answered, case when asked = 0 then 0 else (answered * 1000000) / asked end as ppm from counted
    )
    update client set asked = share.asked, answered = share.answered, answered_ppm = share.ppm, open_ppm = 1000000 - share.ppm
    from share where client.id = share.id`.execute(transaction);
}

const lockName = sql.lit('fnc_questions');

/** Nobody adds a client meanwhile, who would be asked what is not asked any more. SQLite has one writer anyway. */
export async function lockEverybodysQuestions(transaction: Kysely<Schema>, engine: Database['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(transaction);
}

/** Nobody changes what everybody is asked meanwhile. */
export async function holdEverybodysQuestions(transaction: Kysely<Schema>, engine: Database['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock_shared(hashtext(${lockName}))`.execute(transaction);
}
