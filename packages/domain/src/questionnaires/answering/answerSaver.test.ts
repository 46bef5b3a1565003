import { later } from '../../testing/later.ts';
import type { Answer } from '../answer.ts';
import { ApiError } from '../../api/apiError.ts';
import { problemOf } from '../../api/problemOf.ts';
import { aQuestion, fixedInstant, fixedNow } from '../../testing.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOpenWhile } from '../../shared/keepOpenWhile.ts';
import { answerAtRisk, needsHelp } from './answerDraft.ts';
import { againMs, createAnswerSaver, lateMs, restMs } from './answerSaver.ts';
import { questions, setUpSaver } from '../../testing/setUpSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const invalid = (left: boolean) => ({ phase: 'invalid', code: 'answer_not_a_date', left });

const unreachable = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });
const rest = () => vi.advanceTimersByTimeAsync(restMs);
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Each write waits until its function in `writes` is called. */
async function setUpHeldSaver() {
  const writes: (() => void)[] = [];
  const held = await setUpSaver({
    saveAnswer: (_client, questionId, value) =>
      new Promise((resolve) => {
        const answer: Answer = { questionId, value, updatedAt: fixedInstant };
        writes.push(() => resolve({ outcome: 'saved', answer }));
      }),
  });
  return { ...held, writes };
}

describe('saving', () => {
  test('when the typing rests, once, and as the store wants it', async () => {
    const { saver, saves, stored, draft, shown } = await setUpSaver();
    for (const text of ['6', '61', '61.', '61.0', '61.000']) {
      saver.type('1', 'income', text);
      await vi.advanceTimersByTimeAsync(restMs - 1);
    }
    expect(draft('income')).toEqual({ text: '61.000', state: { phase: 'saving' } });
    expect(saves).toEqual([]);
    await rest();
    expect(saves).toEqual(['61000']);
    expect([stored('income'), shown('income')]).toEqual(['61000', '61000']);
    expect(draft('income')).toEqual({ text: '61.000', state: { phase: 'saved', at: fixedInstant } });
  });

  test('at once when the field is left; then it shows what is stored', async () => {
    const { saver, stored, draft } = await setUpSaver();
    saver.type('1', 'end', '31-12-2025');
    saver.leave('1', 'end');
    expect(stored('end')).toBe('2025-12-31');
    await settled();
    expect(draft('end')).toEqual({ text: null, state: { phase: 'saved', at: fixedInstant } });
  });

  test('at once, without waiting for anything, when the page goes', async () => {
    const { saver, stored } = await setUpSaver();
    saver.type('1', 'name', 'Bram');
    saver.type('1', 'income', '70.000');
    void saver.saveAll();
    expect([stored('name'), stored('income')]).toEqual(['Bram', '70000']);
  });

  test('one after the other: what is typed while it is being saved follows', async () => {
    const { saver, saves, draft, writes } = await setUpHeldSaver();
    saver.type('1', 'name', 'Br');
    await rest();
    saver.type('1', 'name', 'Bram');
    await rest();
    expect(saves).toEqual(['Br']);
    writes[0]?.();
    await settled();
    expect(saves).toEqual(['Br', 'Bram']);
    writes[1]?.();
    await settled();
    expect(draft('name')?.state.phase).toBe('saved');
  });

  test('saving everything ends only when what was typed during a save is stored too', async () => {
    const { saver, saves, writes } = await setUpHeldSaver();
    saver.type('1', 'name', 'Br');
    await rest();
    saver.type('1', 'name', 'Bram');
    let isSaved = false;
    void saver.saveAll().then(() => (isSaved = true));
    writes[0]?.();
    await settled();
    expect([saves, isSaved]).toEqual([['Br', 'Bram'], false]);
    writes[1]?.();
    await settled();
    expect(isSaved).toBe(true);
  });

  test('an emptied field empties the answer', async () => {
    const { saver, stored } = await setUpSaver();
    saver.type('1', 'income', '');
    saver.leave('1', 'income');
    expect(stored('income')).toBe('');
  });
});

describe('a save without an answer', () => {
  test('needs help after a few seconds, and stays so while it is tried again', async () => {
    const fails: ((error: unknown) => void)[] = [];
    const { saver, draft } = await setUpSaver({
      saveAnswer: () => new Promise((_resolve, reject) => fails.push(reject)),
    });
    const helped = () => needsHelp(draft('name') ?? { text: null, state: { phase: 'saved', at: fixedInstant } });
    saver.type('1', 'name', 'Bram');
    await rest();
    expect([draft('name')?.state.phase, helped()]).toEqual(['saving', false]);
    await vi.advanceTimersByTimeAsync(lateMs);
    expect([draft('name')?.state.phase, helped()]).toEqual(['saving', true]);
    saver.type('1', 'name', 'Bram Kompas');
    expect(helped()).toBe(true);
    fails[0]?.(unreachable);
    await vi.advanceTimersByTimeAsync(againMs);
    expect([fails.length, draft('name')?.state.phase, helped()]).toEqual([2, 'saving', true]);
  });

  test('keeps the page open, and says where it is, until it is stored', async () => {
    const asks: boolean[] = [];
    const { saver, kept } = await setUpSaver({
      saveAnswer: (...given) => (road.isClosed ? Promise.reject(unreachable) : kept.saveAnswer(...given)),
    });
    const road = { isClosed: true };
    keepOpenWhile(saver, ({ files }) => answerAtRisk(files) !== null, {
      keepOpen() {
        asks.push(true);
        return () => void asks.push(false);
      },
    });
    saver.type('1', 'name', 'Bram');
    await rest();
    expect(answerAtRisk(saver.get().files)).toEqual({ clientId: '1', section: questions[0]?.section });
    expect(asks).toEqual([true]);
    road.isClosed = false;
    await vi.advanceTimersByTimeAsync(againMs);
    expect(answerAtRisk(saver.get().files)).toBeNull();
    expect(asks).toEqual([true, false]);
  });

  test('discarded, only what is stored is left', async () => {
    const { saver, draft, shown } = await setUpSaver({ saveAnswer: () => Promise.reject(unreachable) });
    saver.type('1', 'income', '61.000');
    saver.type('1', 'end', '31-02');
    await rest();
    saver.discard('1');
    expect([draft('income'), draft('end'), shown('income')]).toEqual([undefined, undefined, '58000']);
  });
});

describe('what cannot be saved', () => {
  test('stays as it is typed, is said only when the field was left, and is saved when it is mended', async () => {
    const { saver, saves, stored, draft } = await setUpSaver();
    saver.type('1', 'end', '31-02');
    await rest();
    expect(draft('end')).toEqual({ text: '31-02', state: invalid(false) });
    saver.type('1', 'end', '31-02-2026');
    saver.leave('1', 'end');
    await settled();
    expect(draft('end')).toEqual({ text: '31-02-2026', state: invalid(true) });
    expect(saves).toEqual([]);
    // An answer that is being corrected stays marked invalid until it is valid.
    saver.type('1', 'end', '28-02-202');
    expect(draft('end')?.state).toEqual(invalid(true));
    saver.type('1', 'end', '28-02-2026');
    await rest();
    expect(stored('end')).toBe('2026-02-28');
  });

  test('is still there after another client was open', async () => {
    const { saver, draft } = await setUpSaver();
    saver.type('1', 'end', '31-02-2026');
    saver.leave('1', 'end');
    await saver.open('2');
    await saver.open('1');
    expect(draft('end')).toMatchObject({ text: '31-02-2026', state: { phase: 'invalid', left: true } });
  });

  test('a server that cannot be reached: everything typed stays, and is saved on request', async () => {
    let away = true;
    const { saver, draft, saves } = await setUpSaver({
      saveAnswer: async (_client, questionId, value) => {
        if (away) throw unreachable;
        return { outcome: 'saved', answer: { questionId, value } };
      },
    });
    saver.type('1', 'name', 'Bram');
    saver.leave('1', 'name');
    await settled();
    expect(draft('name')).toEqual({ text: 'Bram', state: { phase: 'failed', problem: problemOf(unreachable) } });
    away = false;
    saver.retry('1');
    await settled();
    expect(saves).toEqual(['Bram', 'Bram']);
    expect(draft('name')?.state.phase).toBe('saved');
  });

  test('is sent again by itself when the server is back, and with what was typed since', async () => {
    let away = true;
    const { saver, draft, saves } = await setUpSaver({
      saveAnswer: async (_client, questionId, value) => {
        if (away) throw unreachable;
        return { outcome: 'saved', answer: { questionId, value } };
      },
    });
    saver.type('1', 'name', 'Bram');
    saver.leave('1', 'name');
    await settled();
    await vi.advanceTimersByTimeAsync(againMs);
    expect(saves).toEqual(['Bram', 'Bram']);
    saver.type('1', 'name', 'Bram Kompas');
    away = false;
    await rest();
    expect(saves).toEqual(['Bram', 'Bram', 'Bram Kompas']);
    expect(draft('name')?.state.phase).toBe('saved');
    await vi.advanceTimersByTimeAsync(againMs);
    expect(saves).toHaveLength(3);
  });

  test('what the server refuses is not sent again by itself', async () => {
    const refused = new ApiError({ code: 'value_invalid', status: 400, message: 'no' });
    const { saver, saves } = await setUpSaver({ saveAnswer: () => Promise.reject(refused) });
    saver.type('1', 'name', 'Bram');
    saver.leave('1', 'name');
    await vi.advanceTimersByTimeAsync(againMs * 3);
    expect(saves).toEqual(['Bram']);
    saver.retryAll();
    expect(saves).toEqual(['Bram', 'Bram']);
  });

  test('a client who was deleted elsewhere', async () => {
    const { saver, draft } = await setUpSaver({ saveAnswer: async () => ({ outcome: 'gone' }) });
    saver.type('1', 'name', 'Bram');
    saver.leave('1', 'name');
    await settled();
    expect(draft('name')).toEqual({ text: 'Bram', state: { phase: 'failed', problem: { code: 'client_not_found' } } });
  });

  test('a file that cannot be read is a failure; one that is open stays as it is', async () => {
    const saver = createAnswerSaver({
      later,
      questionnaires: {
        questionnaireOf: (id) =>
          id === '1' && saver.get().files.size === 0
            ? Promise.resolve({ questions, ownCount: 0, answers: [] })
            : Promise.reject(unreachable),
        saveAnswer: () => Promise.reject(unreachable),
      },
      copied: () => null,
      now: fixedNow,
      problemOf,
      language: () => 'nl',
    });
    await saver.open('1');
    await expect(saver.open('1')).rejects.toBe(unreachable);
    expect(saver.get().files.get('1')?.phase).toBe('ready');
    await expect(saver.open('2')).rejects.toBe(unreachable);
    expect(saver.get().files.get('2')).toEqual({ phase: 'failed', problem: problemOf(unreachable) });
  });
});

const copied = () => ({ questions, ownCount: 3, answers: [{ questionId: 'income', value: '50000' }] });

/** A server whose answers the test releases. */
async function setUpSilent() {
  let isSilent = true;
  const { kept } = await setUpSaver();
  const saver = createAnswerSaver({
    later,
    questionnaires: {
      questionnaireOf: (id) => (isSilent ? Promise.reject(unreachable) : kept.questionnaireOf(id)),
      saveAnswer: (...given) => (isSilent ? Promise.reject(unreachable) : kept.saveAnswer(...given)),
    },
    copied,
    now: fixedNow,
    problemOf,
    language: () => 'nl',
  });
  const file = () => {
    const state = saver.get().files.get('1');
    return state?.phase === 'ready' ? state : null;
  };
  return {
    saver,
    kept,
    answers: () => file()?.questionnaire.answers.map(({ value }) => value),
    draft: (id: string) => file()?.drafts.get(id),
    back: () => void (isSilent = false),
  };
}

describe('the copy of an earlier visit', () => {
  test('is shown at once, while the server does not answer, and until it does', async () => {
    const { saver, answers, back } = await setUpSilent();
    const opened = saver.open('1');
    expect(answers()).toEqual(['50000']);
    await expect(opened).rejects.toBe(unreachable);
    expect(answers()).toEqual(['50000']);
    back();
    await saver.open('1');
    expect(answers()).toEqual(['58000']);
    const again = saver.open('1');
    expect(answers()).toEqual(['58000']);
    await again;
  });

  test('does not overwrite what waits for the server, which is stored once it is back', async () => {
    const { saver, kept, draft, back } = await setUpSilent();
    await expect(saver.open('1')).rejects.toBe(unreachable);
    saver.type('1', 'name', 'Bram');
    await rest();
    expect(draft('name')).toMatchObject({ text: 'Bram', state: { phase: 'failed' } });
    await expect(saver.open('1')).rejects.toBe(unreachable);
    expect(draft('name')).toMatchObject({ text: 'Bram', state: { phase: 'failed' } });
    back();
    await vi.advanceTimersByTimeAsync(againMs);
    expect((await kept.questionnaireOf('1'))?.answers).toContainEqual(
      expect.objectContaining({ questionId: 'name', value: 'Bram' }),
    );
  });

  test('what is typed over an old value of it overwrites no newer one: both are shown', async () => {
    const { saver, draft, back } = await setUpSilent();
    await expect(saver.open('1')).rejects.toBe(unreachable);
    saver.type('1', 'income', '60000');
    await rest();
    back();
    await vi.advanceTimersByTimeAsync(againMs);
    expect(draft('income')).toMatchObject({ text: '60000', state: { phase: 'conflict', theirs: '58000' } });
  });
});

test('an answer without a question is taken away, and brought back', async () => {
  const { saver, shown, stored } = await setUpSaver();
  expect(await saver.store('1', 'gone', 'Ja')).toBeNull();
  expect([stored('gone'), shown('gone')]).toEqual(['Ja', 'Ja']);
  expect(await saver.store('1', 'gone', '')).toBeNull();
  expect(stored('gone')).toBe('');
});

/** Another window has deleted the question of an answer that is not saved. */
async function setUpDeleted() {
  const saver = await setUpSaver();
  saver.saver.type('1', 'end', 'in het voorjaar');
  saver.saver.leave('1', 'end');
  expect(saver.draft('end')).toMatchObject({ state: { phase: 'invalid' } });
  await saver.kept.saveQuestions({ kind: 'client', clientId: '1' }, [aQuestion({ id: 'name' })]);
  return saver;
}

describe('an answer whose question another window deletes before it is saved', () => {
  test('is stored as it was typed, beside the other answers without a question', async () => {
    const { saver, draft, shown, stored } = await setUpDeleted();
    await saver.open('1');
    await vi.advanceTimersByTimeAsync(0);
    expect([stored('end'), shown('end'), draft('end')]).toEqual(['in het voorjaar', 'in het voorjaar', undefined]);
  });

  test('is added to what another window stored', async () => {
    const { saver, kept, stored } = await setUpDeleted();
    await kept.saveAnswer('1', 'end', 'na de zomer');
    await saver.open('1');
    await vi.advanceTimersByTimeAsync(0);
    expect(stored('end')).toBe('na de zomer\nin het voorjaar');
  });
});

test('cleared, nothing is saved any more', async () => {
  const { saver, saves } = await setUpSaver();
  saver.type('1', 'name', 'Bram');
  saver.clear();
  await rest();
  expect(saves).toEqual([]);
  expect(saver.get().files.size).toBe(0);
});
