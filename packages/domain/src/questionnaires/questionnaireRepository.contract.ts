import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientRepository } from '../clients/clientRepository.ts';
import { aQuestion } from '../testing/fixtures.ts';
import type { QuestionnaireRepository, QuestionScope } from './questionnaireRepository.ts';

export interface QuestionnaireRepositoryUnderTest {
  readonly questionnaires: QuestionnaireRepository;
  /** The clients of the same store. */
  readonly clients: ClientRepository;
}

const global = { kind: 'global' } as const;
const [one, two, three] = [
  aQuestion({ id: 'q1', text: 'Eén?' }),
  aQuestion({ id: 'q2', text: 'Twee?', type: 'select', options: ['a', 'b'] }),
  aQuestion({ id: 'q3', text: 'Drie?', required: false }),
];

/** The behaviour of every store of questions and answers. */
export function describeQuestionnaireRepository(
  adapter: string,
  create: () => Promise<QuestionnaireRepositoryUnderTest>,
): void {
  describe(`questionnaires in ${adapter}`, () => {
    let clients: ClientRepository;
    let questionnaires: QuestionnaireRepository;
    let clientId: string;
    beforeEach(async () => {
      ({ clients, questionnaires } = await create());
      const client = { name: 'a', contactPerson: 'b', email: 'c@example.com', status: 'pending' } as const;
      ({ id: clientId } = await clients.add(client));
    });
    const answers = async () =>
      Object.fromEntries(
        ((await questionnaires.questionnaireOf(clientId))?.answers ?? []).map(({ questionId, value }) => [
          questionId,
          value,
        ]),
      );

    test('nothing is asked in the beginning', async () => {
      expect(await questionnaires.questionsOf(global)).toEqual({ questions: [], version: 0 });
      expect(await questionnaires.questionsOf({ kind: 'client', clientId })).toEqual({ questions: [], version: 0 });
      expect(await questionnaires.questionnaireOf(clientId)).toEqual({ questions: [], ownCount: 0, answers: [] });
    });

    test('questions come back as they were saved, in their order, and replace the ones before', async () => {
      expect(await questionnaires.saveQuestions(global, [one, two])).toEqual({ outcome: 'saved', version: 1 });
      expect(await questionnaires.saveQuestions(global, [two, one])).toEqual({ outcome: 'saved', version: 2 });
      expect(await questionnaires.questionsOf(global)).toEqual({ questions: [two, one], version: 2 });
      const own = { kind: 'client', clientId } as const;
      expect(await questionnaires.saveQuestions(own, [three])).toEqual({ outcome: 'saved', version: 1 });
      expect(await questionnaires.questionsOf(own)).toEqual({ questions: [three], version: 1 });
      expect(await questionnaires.questionsOf(global)).toEqual({ questions: [two, one], version: 2 });
    });

    test('questions that were changed elsewhere are not overwritten', async () => {
      await questionnaires.saveQuestions(global, [one], 0);
      expect(await questionnaires.saveQuestions(global, [two], 0)).toEqual({
        outcome: 'conflict',
        theirs: { questions: [one], version: 1 },
      });
      // No conflict: the same questions, the current version, or no version.
      expect(await questionnaires.saveQuestions(global, [one], 0)).toEqual({ outcome: 'saved', version: 1 });
      expect(await questionnaires.saveQuestions(global, [two], 1)).toEqual({ outcome: 'saved', version: 2 });
      expect(await questionnaires.saveQuestions(global, [], undefined)).toEqual({ outcome: 'saved', version: 3 });
      expect(await questionnaires.questionsOf(global)).toEqual({ questions: [], version: 3 });
    });

    test('ids of older files stay as they are, also ones that are there twice', async () => {
      const odd = [aQuestion({ id: 'a/b ?é' }), aQuestion({ id: 'twice', text: 'Eén?' }), aQuestion({ id: 'twice' })];
      await questionnaires.saveQuestions({ kind: 'client', clientId }, odd);
      expect(await questionnaires.questionsOf({ kind: 'client', clientId })).toMatchObject({ questions: odd });
      await questionnaires.saveAnswer(clientId, 'a/b ?é', 'ja');
      expect(await questionnaires.questionnaireOf(clientId)).toMatchObject({
        questions: odd.slice(0, 2),
        ownCount: 2,
        answers: [{ questionId: 'a/b ?é', value: 'ja' }],
      });
      expect((await clients.list()).clients).toMatchObject([{ questions: 2, answered: 1 }]);
    });

    test('a client is asked what everybody is asked, then its own questions', async () => {
      await questionnaires.saveQuestions(global, [one, two]);
      const own = { ...two, text: 'Anders?' };
      await questionnaires.saveQuestions({ kind: 'client', clientId }, [three, own]);
      expect(await questionnaires.questionnaireOf(clientId)).toEqual({
        questions: [one, own, three],
        ownCount: 2,
        answers: [],
      });
    });

    test('an answer is stored beside the others, and again in its place', async () => {
      expect(await questionnaires.saveAnswer(clientId, 'q1', 'ja')).toMatchObject({
        outcome: 'saved',
        answer: { questionId: 'q1', value: 'ja' },
      });
      await questionnaires.saveAnswer(clientId, 'q2', 'b');
      await questionnaires.saveAnswer(clientId, 'q1', 'nee');
      expect(await answers()).toEqual({ q1: 'nee', q2: 'b' });
    });

    test('answers outlive their questions', async () => {
      await questionnaires.saveQuestions({ kind: 'client', clientId }, [one]);
      await questionnaires.saveAnswer(clientId, 'q1', 'ja');
      await questionnaires.saveQuestions({ kind: 'client', clientId }, []);
      expect(await answers()).toEqual({ q1: 'ja' });
    });

    test('in use is what a client has of its own and ever answered; for everybody, of all clients', async () => {
      const other = await clients.add({ name: 'b', contactPerson: 'b', email: 'd@example.com', status: 'pending' });
      const removed = await clients.add({ name: 'r', contactPerson: 'b', email: 'e@example.com', status: 'pending' });
      await questionnaires.saveQuestions(global, [aQuestion({ id: 'g1' })]);
      await questionnaires.saveQuestions({ kind: 'client', clientId }, [one, two]);
      await questionnaires.saveAnswer(clientId, 'q1', 'ja');
      await questionnaires.saveAnswer(clientId, 'g0', 'van een vraag die weg is');
      await questionnaires.saveQuestions({ kind: 'client', clientId }, [two]);
      await questionnaires.saveQuestions({ kind: 'client', clientId: other.id }, [three]);
      await questionnaires.saveQuestions({ kind: 'client', clientId: removed.id }, [aQuestion({ id: 'r1' })]);
      await clients.remove(removed.id);
      const inUse = async (scope: QuestionScope) => [...(await questionnaires.idsInUse(scope))].sort();
      expect(await inUse({ kind: 'client', clientId })).toEqual(['g0', 'q1', 'q2']);
      expect(await inUse(global)).toEqual(['g0', 'q1', 'q2', 'q3', 'r1']);
      expect(await inUse({ kind: 'client', clientId: 'nope' })).toEqual([]);
    });

    test('how many clients have answered a question: not those that left it empty, nor those that are removed', async () => {
      const other = await clients.add({ name: 'b', contactPerson: 'b', email: 'd@example.com', status: 'pending' });
      const removed = await clients.add({ name: 'r', contactPerson: 'b', email: 'e@example.com', status: 'pending' });
      await questionnaires.saveQuestions(global, [one, two, three]);
      for (const id of [clientId, other.id, removed.id]) await questionnaires.saveAnswer(id, 'q1', 'ja');
      await questionnaires.saveAnswer(clientId, 'q2', 'a');
      await questionnaires.saveAnswer(clientId, 'q3', ' ');
      await clients.remove(removed.id);
      const ofEverybody = await questionnaires.answerCounts(global);
      expect(['q1', 'q2', 'q3'].map((id) => ofEverybody.get(id))).toEqual([2, 1, undefined]);
      const ofOther = await questionnaires.answerCounts({ kind: 'client', clientId: other.id });
      expect([...ofOther]).toEqual([['q1', 1]]);
    });

    test('an answer that was changed elsewhere is not overwritten', async () => {
      await questionnaires.saveAnswer(clientId, 'q1', 'van hier', '');
      await questionnaires.saveAnswer(clientId, 'q1', 'van daar', 'van hier');
      expect(await questionnaires.saveAnswer(clientId, 'q1', 'nog eens', 'van hier')).toMatchObject({
        outcome: 'conflict',
        theirs: { value: 'van daar' },
      });
      expect(await answers()).toEqual({ q1: 'van daar' });
      expect(await questionnaires.saveAnswer(clientId, 'q1', 'nog eens')).toMatchObject({ outcome: 'saved' });
      expect(await answers()).toEqual({ q1: 'nog eens' });
    });

    test('an answer that is not there any more is a conflict too', async () => {
      expect(await questionnaires.saveAnswer(clientId, 'q1', 'nieuw', 'oud')).toEqual({
        outcome: 'conflict',
        theirs: null,
      });
      expect(await answers()).toEqual({});
    });

    test('the same answer from two sides is no conflict', async () => {
      await questionnaires.saveAnswer(clientId, 'q1', 'ja', '');
      expect(await questionnaires.saveAnswer(clientId, 'q1', 'ja', '')).toMatchObject({ outcome: 'saved' });
    });

    test('an answer can be emptied', async () => {
      await questionnaires.saveAnswer(clientId, 'q1', 'ja', '');
      expect(await questionnaires.saveAnswer(clientId, 'q1', '', 'ja')).toMatchObject({ outcome: 'saved' });
      expect((await answers())['q1'] ?? '').toBe('');
      expect(await questionnaires.saveAnswer(clientId, 'q1', 'toch', '')).toMatchObject({ outcome: 'saved' });
    });

    test('answers stay in the order in which they were first given, and show when the client was last changed', async () => {
      const before = await clients.findById(clientId);
      for (const id of ['q3', 'q1', 'q2', 'q3']) await questionnaires.saveAnswer(clientId, id, `${id} is beantwoord`);
      await questionnaires.saveAnswer(clientId, 'q3', 'anders');
      const { answers: given } = (await questionnaires.questionnaireOf(clientId)) ?? { answers: [] };
      expect(given.map(({ questionId }) => questionId)).toEqual(['q3', 'q1', 'q2']);
      const after = await clients.findById(clientId);
      expect(after).toEqual({ ...before, answers: given, updatedAt: given[0]?.updatedAt });
    });

    test('the answers of one client are not those of another', async () => {
      const other = await clients.add({ name: 'b', contactPerson: 'b', email: 'd@example.com', status: 'pending' });
      await questionnaires.saveAnswer(clientId, 'q1', 'ja');
      expect((await questionnaires.questionnaireOf(other.id))?.answers).toEqual([]);
    });

    test('of a client that is not there nothing is known', async () => {
      const gone = { kind: 'client', clientId: 'nope' } as const;
      expect(await questionnaires.questionsOf(gone)).toBeNull();
      expect(await questionnaires.saveQuestions(gone, [one])).toEqual({ outcome: 'gone' });
      expect(await questionnaires.questionnaireOf('nope')).toBeNull();
      expect(await questionnaires.saveAnswer('nope', 'q1', 'ja')).toEqual({ outcome: 'gone' });
    });

    test('answers and questions come back with a restored client', async () => {
      await questionnaires.saveQuestions({ kind: 'client', clientId }, [one]);
      await questionnaires.saveAnswer(clientId, 'q1', 'ja');
      await clients.remove(clientId);
      expect(await questionnaires.questionnaireOf(clientId)).toBeNull();
      await clients.restore(clientId);
      expect(await questionnaires.questionnaireOf(clientId)).toMatchObject({
        questions: [one],
        answers: [{ value: 'ja' }],
      });
    });
  });
}
