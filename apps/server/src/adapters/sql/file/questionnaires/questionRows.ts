import type { Question } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';

/** SQLite binds at most 32,766 values at once. */
const rowsAtOnce = 1000;

/** Replaces all questions of a scope. */
export async function writeQuestions(
  transaction: Kysely<Schema>,
  scope: string,
  questions: readonly Question[],
  version: number,
): Promise<void> {
  await transaction.deleteFrom('question').where('scope', '=', scope).execute();
  const rows = questions.map((question, position) => ({
    scope,
    position,
    id: question.id,
    record: JSON.stringify(question),
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await transaction
      .insertInto('question')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  await transaction
    .insertInto('question_list')
    .values({ scope, version })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet({ version }))
    .execute();
}
