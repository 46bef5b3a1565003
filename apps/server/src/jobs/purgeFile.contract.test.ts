import { restoreDays } from '@fnc/domain';
import { aQuestion, aReport } from '@fnc/domain/testing';
import {
  createApiClientRepository,
  createApiQuestionnaireRepository,
  createApiReportRepository,
  createApiTemplateRepository,
} from '@fnc/domain/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import { clientOf } from '../testing/sharedServer.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const dayMs = 86_400_000;
const form = { contactPerson: 'Bram', email: 'bram@kompas.example', status: 'pending' } as const;
const { id: _id, type: _type, updatedAt: _updatedAt, ...report } = aReport();

describe.each(engines)('what was removed from the file on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const rowsIn = async (table: 'client' | 'report' | 'answer' | 'question' | 'question_list' | 'email_template') =>
    Number(
      (
        await server.database.query
          .selectFrom(table)
          .select((select) => select.fn.countAll().as('rows'))
          .executeTakeFirst()
      )?.rows,
    );

  test('is erased with its dependent records once it cannot be restored, and nothing else is', async () => {
    const options = await clientOf(server);
    const clients = createApiClientRepository(options);
    const questionnaires = createApiQuestionnaireRepository(options);
    const reports = createApiReportRepository(options);
    const templates = createApiTemplateRepository(options);
    const ids: string[] = [];
    for (const name of ['gone', 'stays', 'also gone']) {
      const { id } = await clients.add({ ...form, name });
      ids.push(id);
      await questionnaires.saveQuestions({ kind: 'client', clientId: id }, [aQuestion(), aQuestion({ id: 'q2' })]);
      for (const question of ['q1', 'q2', 'q3']) await questionnaires.saveAnswer(id, question, 'ja');
      for (let made = 0; made < 2; made++) await reports.add(id, report);
    }
    const [gone = '', stays = '', alsoGone = ''] = ids;
    const [first] = (await reports.listOf(stays)) ?? [];
    await reports.remove(first?.id ?? '');
    await templates.remove('welcome-en');
    await clients.remove(gone);
    await clients.remove(alsoGone);

    server.clock.now += restoreDays * dayMs - 1;
    await server.cleanUp();
    expect(await rowsIn('client')).toBe(3);
    server.clock.now += 1;
    await server.cleanUp();
    const left = { client: 1, report: 1, answer: 3, question: 2, question_list: 1, email_template: 1 } as const;
    for (const table of ['client', 'report', 'answer', 'question', 'question_list', 'email_template'] as const)
      expect([table, await rowsIn(table)]).toEqual([table, left[table]]);
    expect(server.logged.filter((line) => line.includes('records_erased'))).toEqual([
      expect.stringContaining('"rows":4'),
    ]);
    // The session expired meanwhile.
    const again = await clientOf(server);
    expect(await createApiClientRepository(again).findById(stays)).toMatchObject({
      questions: [{}, {}],
      answers: [{}, {}, {}],
      reports: [{}],
    });
  });

  test('can be restored for thirty days and no longer', async () => {
    const signedIn = async () => {
      const options = await clientOf(server);
      return [
        createApiClientRepository(options),
        createApiReportRepository(options),
        createApiTemplateRepository(options),
      ] as const;
    };
    const [clients, reports, templates] = await signedIn();
    const { id: owner } = await clients.add({ ...form, name: 'stays' });
    const { id: client } = await clients.add({ ...form, name: 'gone' });
    const made = await reports.add(owner, report);
    const ids = [client, made?.id ?? '', 'welcome-en'] as const;
    for (const [index, records] of [clients, reports, templates].entries())
      expect(await records.remove(ids[index] ?? '')).toBe(true);
    server.clock.now += restoreDays * dayMs - 1;
    for (const [index, records] of (await signedIn()).entries()) {
      expect(await records.restore(ids[index] ?? '')).toMatchObject({ id: ids[index] });
      expect(await records.remove(ids[index] ?? '')).toBe(true);
    }
    server.clock.now += restoreDays * dayMs;
    for (const [index, records] of (await signedIn()).entries())
      expect(await records.restore(ids[index] ?? '')).toBeNull();
  });
});
