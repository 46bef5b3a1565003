import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStoredClientRepository } from '../clients/storedClientRepository.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { anyText } from '../testing/anyText.ts';
import { aClient, aQuestion, fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { describeBrowserQuestionnaireRepository } from './browserQuestionnaireRepository.contract.ts';
import { createStoredQuestionnaireRepository } from './storedQuestionnaireRepository.ts';

describeBrowserQuestionnaireRepository('a key-value store', async () => {
  const kept = { store: createMemoryStore(), now: fixedNow };
  return {
    clients: createStoredClientRepository(kept),
    questionnaires: createStoredQuestionnaireRepository(kept),
  };
});

/** A tab: the same texts, and a memory of its own. */
const tab = (store: KeyValueStore) => createStoredQuestionnaireRepository({ store: { ...store }, now: fixedNow });
const { id } = aClient();
const stored = { clients: JSON.stringify([aClient()]) };

describe('questionnaires in the browser', () => {
  test('what everybody is asked stands under the key global_questions', async () => {
    const store = createMemoryStore();
    await tab(store).saveQuestions({ kind: 'global' }, [aQuestion()]);
    expect(JSON.parse(store.getItem('global_questions') ?? '')).toEqual([aQuestion()]);
  });

  test('what a client is asked and answered stands with the client', async () => {
    const store = createMemoryStore(stored);
    await tab(store).saveQuestions({ kind: 'client', clientId: id }, [aQuestion()]);
    await tab(store).saveAnswer(id, 'question_1', 'Nederland');
    expect(JSON.parse(store.getItem('clients') ?? '')).toEqual([
      {
        ...aClient(),
        questions: [aQuestion()],
        answers: [{ questionId: 'question_1', value: 'Nederland', updatedAt: fixedInstant }],
        updatedAt: fixedInstant,
      },
    ]);
  });

  test('an answer survives a reload', async () => {
    const store = createMemoryStore(stored);
    await tab(store).saveAnswer(id, 'question_1', 'Nederland');
    expect((await tab(store).questionnaireOf(id))?.answers).toMatchObject([{ value: 'Nederland' }]);
  });

  test('a full store refuses an answer and keeps what was there', async () => {
    const store = createLimitedStore(stored);
    store.setRoom(store.used() + 60);
    const questionnaires = createStoredQuestionnaireRepository({ store, now: fixedNow });
    await expect(questionnaires.saveAnswer(id, 'question_1', 'x'.repeat(100))).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(store.getItem('clients')).toBe(stored.clients);
    expect((await questionnaires.questionnaireOf(id))?.answers).toEqual([]);
  });

  test('two tabs that answer different questions lose none', async () => {
    const edits = fc.array(fc.record({ tab: fc.nat(1), question: fc.nat(5), value: anyText({ minLength: 1 }) }));
    await fc.assert(
      fc.asyncProperty(edits, async (all) => {
        const store = createMemoryStore(stored);
        const tabs = [tab(store), tab(store)];
        const expected = new Map<string, string>();
        for (const edit of all) {
          // each tab has questions of its own
          const questionId = `${edit.tab}-${edit.question}`;
          const before = expected.get(questionId) ?? '';
          const saved = await tabs[edit.tab]?.saveAnswer(id, questionId, edit.value, before);
          expect(saved?.outcome).toBe('saved');
          expected.set(questionId, edit.value);
        }
        const answers = (await tab(store).questionnaireOf(id))?.answers ?? [];
        expect(new Map(answers.map(({ questionId, value }) => [questionId, value]))).toEqual(expected);
      }),
    );
  });
});
