import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import type { QuestionnaireRepository } from '../questionnaireRepository.ts';
import { restMs } from './answerSaver.ts';
import { setUpSaver } from '../../testing/setUpSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(restMs);
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('another tab', () => {
  test('what it changed appears where nothing is being typed', async () => {
    const { saver, kept, shown, draft } = await setUpSaver();
    saver.type('1', 'name', 'Bram');
    saver.leave('1', 'name');
    await settled();
    await kept.saveAnswer('1', 'income', '60000');
    await kept.saveAnswer('1', 'name', 'Bram Kompas');
    await saver.open('1');
    expect([shown('income'), shown('name')]).toEqual(['60000', 'Bram Kompas']);
    expect(draft('name')).toBeUndefined();
  });

  test('a field that is being typed in keeps its text, and both values are shown', async () => {
    const { saver, kept, draft, stored } = await setUpSaver();
    saver.type('1', 'income', '61.000');
    await kept.saveAnswer('1', 'income', '60000');
    await saver.open('1');
    expect(draft('income')?.text).toBe('61.000');
    await rest();
    expect(draft('income')).toEqual({ text: '61.000', state: { phase: 'conflict', theirs: '60000' } });
    expect(stored('income')).toBe('60000');
  });

  test.each([
    ['mine', '61000'],
    ['theirs', '60000'],
  ] as const)('the advisor keeps %s', async (keep, expected) => {
    const { saver, kept, draft, stored, shown } = await setUpSaver();
    saver.type('1', 'income', '61.000');
    await kept.saveAnswer('1', 'income', '60000');
    saver.leave('1', 'income');
    await settled();
    void saver.saveAll();
    expect(stored('income')).toBe('60000'); // the conflict is not resolved yet
    saver.resolve('1', 'income', keep);
    await settled();
    expect([stored('income'), shown('income')]).toEqual([expected, expected]);
    expect(draft('income')?.text ?? null).toBeNull();
  });

  test('what was stored although its answer was lost is no conflict with what was typed since', async () => {
    const lost = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });
    let isLost = true;
    const { saver, saves, kept, draft, stored } = await setUpSaver({
      async saveAnswer(...given): ReturnType<QuestionnaireRepository['saveAnswer']> {
        const saved = await kept.saveAnswer(...given);
        if (isLost) throw lost;
        return saved;
      },
    });
    saver.type('1', 'name', 'Bram');
    await rest();
    saver.type('1', 'name', 'Bram Kompas');
    isLost = false;
    await rest();
    expect(saves).toEqual(['Bram', 'Bram Kompas', 'Bram Kompas']);
    expect([stored('name'), draft('name')?.state.phase]).toEqual(['Bram Kompas', 'saved']);
  });

  test('the same value in both is no conflict', async () => {
    const { saver, kept, draft } = await setUpSaver();
    saver.type('1', 'income', '61.000');
    await kept.saveAnswer('1', 'income', '61000');
    await rest();
    expect(draft('income')?.state.phase).toBe('saved');
  });
});
