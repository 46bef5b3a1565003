import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiQuestionnaireRepository } from '@fnc/domain/storage';
import { aClient, aQuestion } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

const version = '4.0';
const everybody = { kind: 'global' } as const;

describe.each(engines)('questions of an import on $name', (engine) => {
  const shared = sharedServer(engine);
  let file: FileApiClient;
  let questionnaires: ReturnType<typeof createApiQuestionnaireRepository>;
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    questionnaires = createApiQuestionnaireRepository(client);
  });

  test('with too long an id can be answered and edited, and keep the answers they have', async () => {
    const [long, other] = ['a', 'b'].map((end) => `${'question_'.repeat(30)}${end}`);
    const client = aClient({
      id: 'kompas',
      questions: [aQuestion({ id: other ?? '' })],
      answers: [
        { questionId: long ?? '', value: 'Nederland' },
        { questionId: other ?? '', value: 'België' },
      ],
    });
    const bundle = { clients: [client], globalQuestions: [aQuestion({ id: long ?? '' })], version };
    expect(await file.import(bundle)).toMatchObject({ outcome: 'done', change: expect.any(String) });
    const before = await questionnaires.questionnaireOf('kompas');
    const ids = before?.questions.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
    expect(before?.answers.map(({ questionId, value }) => [questionId, value])).toEqual([
      [ids[0], 'Nederland'],
      [ids[1], 'België'],
    ]);
    for (const id of ids)
      expect(await questionnaires.saveAnswer('kompas', id, 'Cyprus')).toMatchObject({ outcome: 'saved' });
    const list = await questionnaires.questionsOf(everybody);
    expect(await questionnaires.saveQuestions(everybody, list?.questions ?? [], list?.version)).toMatchObject({
      outcome: 'saved',
    });
    // The same file again finds its questions by their shortened ids.
    const plan = await file.plan({ globalQuestions: bundle.globalQuestions, version });
    expect(plan).toMatchObject({
      lists: expect.arrayContaining([expect.objectContaining({ name: 'globalQuestions', added: [], changed: [] })]),
    });
  });

  test('beyond the maximum of a list are set aside, and the list can still be edited', async () => {
    const here = Array.from({ length: 1_999 }, (_, index) => aQuestion({ id: `here-${index}` }));
    expect(await questionnaires.saveQuestions(everybody, here)).toMatchObject({ outcome: 'saved' });
    const came = [
      aQuestion({ id: 'here-0', text: 'Anders' }),
      aQuestion({ id: 'fits' }),
      aQuestion({ id: 'over', text: 'Te veel' }),
    ];
    const bundle = { globalQuestions: came, version };
    expect(await file.plan(bundle)).toMatchObject({
      lists: expect.arrayContaining([
        {
          name: 'globalQuestions',
          added: [expect.objectContaining({ id: 'fits' })],
          changed: [expect.objectContaining({ id: 'here-0' })],
          skipped: [],
          broken: [{ position: 3, name: 'Te veel', reason: 'too_many_questions', field: '' }],
        },
      ]),
    });
    await file.import(bundle);
    await file.import(bundle);
    const { lists, broken } = await file.export();
    expect([lists.globalQuestions.length, broken.globalQuestions]).toEqual([2_000, [came[2]]]);
    expect(await questionnaires.saveQuestions(everybody, here)).toMatchObject({ outcome: 'saved' });
  });
});
