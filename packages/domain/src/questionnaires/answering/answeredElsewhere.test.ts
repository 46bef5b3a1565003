import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixedInstant } from '../../testing.ts';
import { setUpSaver } from '../../testing/setUpSaver.ts';
import type { Answer } from '../answer.ts';
import { restMs } from './answerSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types and saves an answer; then the server is asked again, and answers this. */
const saveAndAsk = async (answer: Answer) => {
  const { kept } = await setUpSaver();
  let isAskedAgain = false;
  const set = await setUpSaver({
    questionnaireOf: async (id) => {
      const questionnaire = await kept.questionnaireOf(id);
      return questionnaire && isAskedAgain ? { ...questionnaire, answers: [answer] } : questionnaire;
    },
  });
  set.saver.type('1', 'income', '60000');
  await vi.advanceTimersByTimeAsync(restMs);
  isAskedAgain = true;
  await set.saver.open('1');
  return set;
};

describe('a saved answer whose field has the focus', () => {
  test('shows what another window stored over it', async () => {
    const { draft, shown } = await saveAndAsk({
      questionId: 'income',
      value: '70000',
      updatedAt: '2030-01-01T00:00:00.000Z',
    });
    expect([draft('income'), shown('income')]).toEqual([undefined, '70000']);
  });

  test('stays as it was typed where the server was asked before it was saved', async () => {
    const { draft } = await saveAndAsk({ questionId: 'income', value: '58000', updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(draft('income')).toEqual({ text: '60000', state: { phase: 'saved', at: fixedInstant } });
  });
});
