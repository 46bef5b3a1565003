import { everybodysQuestions, mergeRecords, storedQuestionSchema, type Question } from '@fnc/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../../schema.ts';
import type { FileChange } from '../changeLog.ts';
import { readQuestions } from '../clientFile.ts';
import { countProgress } from '../progress.ts';
import { writeQuestions } from '../questionRows.ts';
import type { FileList } from './fileList.ts';

const undoSchema = z.object({ before: z.array(z.unknown()), after: z.array(z.unknown()) });

const read = (db: Kysely<Schema>) => readQuestions(db, everybodysQuestions);
const isSample = ({ sample }: Question) => sample === true;

async function versionOf(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('question_list')
    .select('version')
    .where('scope', '=', everybodysQuestions)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** @returns how to take it back; `null` when these are the questions already */
async function put({ transaction, note }: FileChange, questions: readonly Question[]) {
  const before = await read(transaction);
  if (JSON.stringify(before) === JSON.stringify(questions)) return null;
  const version = (await versionOf(transaction)) + 1;
  await writeQuestions(transaction, everybodysQuestions, questions, version);
  await countProgress(transaction);
  note({ noun: 'questions', id: everybodysQuestions, kind: 'changed', version });
  return { before, after: questions };
}

/** What everybody is asked: one list with one version, of which nothing is restored one by one. */
export const questionList: FileList = {
  name: 'globalQuestions',
  read,

  async count(db) {
    const questions = await read(db);
    return { living: questions.length, samples: questions.filter(isSample).length, removed: 0 };
  },

  async bringIn(change, records) {
    const came = records.map((record) => storedQuestionSchema.parse(record));
    return put(change, mergeRecords(await read(change.transaction), came));
  },

  async takeOut(change, which) {
    const questions = await read(change.transaction);
    return put(change, which === 'all' ? [] : questions.filter((question) => !isSample(question)));
  },

  async undo(change, stored) {
    const { before, after } = undoSchema.parse(stored);
    if (JSON.stringify(await read(change.transaction)) !== JSON.stringify(after)) return false;
    await put(
      change,
      before.map((question) => storedQuestionSchema.parse(question)),
    );
    return true;
  },
};
