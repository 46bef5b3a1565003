import { instantOf, millisecondsOf, type Answer, type Client, type Instant, type Report } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { filledOf } from '../questionnaires/questionnaires.ts';
import { writeQuestions } from '../questionnaires/questionRows.ts';
import { reportColumns, reportRowColumns, toReport } from '../reports/reportRows.ts';
import type { FileChange } from '../changes/changeLog.ts';
import { changedNames, chunksOf } from './fileList.ts';

/** Client ids by the ids of their reports; new reports are added to it. */
export type ReportOwners = Map<string, string>;

/** Report ids are unique across all clients; older files may contain one twice, and neither report may be lost. */
function withOwnIds({ id: clientId, reports }: Client, owners: ReportOwners): Report[] {
  const taken = new Set<string>();
  return reports.map((report) => {
    let { id } = report;
    for (let nth = 1; taken.has(id) || (owners.get(id) ?? clientId) !== clientId; nth += 1)
      id = nth === 1 ? `${clientId}-${report.id}` : `${clientId}-${report.id}-${nth}`;
    taken.add(id);
    owners.set(id, clientId);
    return { ...report, id };
  });
}

/** Of two answers to one question the first non-empty one. */
function onePerQuestion(answers: readonly Answer[]): Answer[] {
  const byQuestion = new Map<string, Answer>();
  for (const answer of answers) {
    const there = byQuestion.get(answer.questionId);
    if (there === undefined || filledOf(there.value) === 0) byQuestion.set(answer.questionId, answer);
  }
  return [...byQuestion.values()];
}

/** Preserves the order: later additions follow. */
const placeOf = ({ joinDate }: Client, index: number): Instant => instantOf(millisecondsOf(joinDate) + index);

async function writeReports(
  { transaction, at, note }: FileChange,
  client: Client,
  owners: ReportOwners,
): Promise<void> {
  const reports = withOwnIds(client, owners);
  const rows = await transaction
    .selectFrom('report')
    .select([...reportRowColumns, 'id', 'deleted_at'])
    .where('client_id', '=', client.id)
    .execute();
  const here = new Map(rows.map((row) => [row.id, row]));
  const coming = new Set(reports.map(({ id }) => id));
  const others = rows.filter(({ id, deleted_at }) => deleted_at === null && !coming.has(id)).map(({ id }) => id);
  for (const some of chunksOf(others))
    await transaction.updateTable('report').set({ deleted_at: at }).where('id', 'in', some).execute();
  for (const [index, report] of reports.entries()) {
    const row = here.get(report.id);
    const columns = {
      ...reportColumns(report),
      created_at: placeOf(client, index),
      updated_at: report.updatedAt ?? at,
    };
    if (row === undefined)
      await transaction
        .insertInto('report')
        .values({ id: report.id, client_id: client.id, version: 1, ...columns })
        .execute();
    else {
      const version = row.version + 1;
      const fields = changedNames(toReport(row), report);
      if (fields.length > 0) note({ noun: 'report', id: report.id, kind: 'changed', version, fields });
      await transaction
        .updateTable('report')
        .set({ ...columns, version, deleted_at: null, writing_at: null })
        .where('id', '=', report.id)
        .execute();
    }
  }
}

/** Replaces a client's questions, answers and reports. */
export async function writeHanging(change: FileChange, client: Client, owners: ReportOwners): Promise<void> {
  const { transaction } = change;
  const { id } = client;
  const list = await transaction
    .selectFrom('question_list')
    .select('version')
    .where('scope', '=', id)
    .executeTakeFirst();
  if (list !== undefined || client.questions.length > 0)
    await writeQuestions(transaction, id, client.questions, (list?.version ?? 0) + 1);
  await transaction.deleteFrom('answer').where('client_id', '=', id).execute();
  const answers = onePerQuestion(client.answers).map((answer, position) => ({
    client_id: id,
    question_id: answer.questionId,
    position,
    record: JSON.stringify(answer),
    filled: filledOf(answer.value),
    at: answer.updatedAt ?? null,
    by_user: null,
  }));
  for (const some of chunksOf(answers)) await transaction.insertInto('answer').values(some).execute();
  await writeReports(change, client, owners);
}

/** Deletes permanently, with its questions, answers and reports. */
export async function eraseClient(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('report').where('client_id', '=', id).execute();
  await transaction.deleteFrom('answer').where('client_id', '=', id).execute();
  await transaction.deleteFrom('question').where('scope', '=', id).execute();
  await transaction.deleteFrom('question_list').where('scope', '=', id).execute();
  await transaction.deleteFrom('client').where('id', '=', id).execute();
}
