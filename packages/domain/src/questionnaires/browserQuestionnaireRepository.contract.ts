import { beforeEach, describe, expect, test } from 'vitest';
import type { BrowserClientRepository } from '../clients/browserClientRepository.ts';
import { aQuestion } from '../testing/fixtures.ts';
import type { BrowserQuestionnaireRepository } from './browserQuestionnaireRepository.ts';
import type { QuestionScope } from './questionnaireRepository.ts';

export interface BrowserQuestionnairesUnderTest {
  readonly questionnaires: BrowserQuestionnaireRepository;
  /** The clients of the same store. */
  readonly clients: BrowserClientRepository;
}

const global = { kind: 'global' } as const;
const [one, two, three] = [
  aQuestion({ id: 'q1', text: 'Eén?' }),
  aQuestion({ id: 'q2', text: 'Twee?', type: 'select', options: ['a', 'b'] }),
  aQuestion({ id: 'q3', text: 'Drie?', required: false }),
];

/** What every store of questions and answers does, whatever it is made of. */
export function describeBrowserQuestionnaireRepository(
  adapter: string,
  create: () => Promise<BrowserQuestionnairesUnderTest>,
): void {
  describe(`questionnaires in ${adapter}`, () => {
    let clients: BrowserClientRepository;
    let questionnaires: BrowserQuestionnaireRepository;
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
      expect(await questionnaires.questionsOf(global)).toEqual([]);
      expect(await questionnaires.questionsOf({ kind: 'client', clientId })).toEqual([]);
      expect(await questionnaires.questionnaireOf(clientId)).toEqual({ questions: [], ownCount: 0, answers: [] });
    });

    test('questions come back as they were saved, in their order, and replace the ones before', async () => {
      expect(await questionnaires.saveQuestions(global, [one, two])).toBe(true);
      expect(await questionnaires.saveQuestions(global, [two, one])).toBe(true);
      expect(await questionnaires.questionsOf(global)).toEqual([two, one]);
      expect(await questionnaires.saveQuestions({ kind: 'client', clientId }, [three])).toBe(true);
      expect(await questionnaires.questionsOf({ kind: 'client', clientId })).toEqual([three]);
      expect(await questionnaires.questionsOf(global)).toEqual([two, one]);
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

    test('the answers of one client are not those of another', async () => {
      const other = await clients.add({ name: 'b', contactPerson: 'b', email: 'd@example.com', status: 'pending' });
      await questionnaires.saveAnswer(clientId, 'q1', 'ja');
      expect((await questionnaires.questionnaireOf(other.id))?.answers).toEqual([]);
    });

    test('of a client that is not there nothing is known', async () => {
      const gone = { kind: 'client', clientId: 'nope' } as const;
      expect(await questionnaires.questionsOf(gone)).toBeNull();
      expect(await questionnaires.saveQuestions(gone, [one])).toBe(false);
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
