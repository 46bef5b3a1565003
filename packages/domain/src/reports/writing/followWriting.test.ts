import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import type { WritingEvent } from '../../api/routes/reportRoutes.ts';
import { throttleMs } from '../../shared/throttle.ts';
import { aReport } from '../../testing/fixtures.ts';
import { later } from '../../testing/later.ts';
import { followWriting } from './followWriting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const text = (position: number, words: string): WritingEvent => ({ kind: 'text', position, text: words });
const { content: _content, ...report } = aReport();
const ended: WritingEvent = { kind: 'ended', report };
const refused = (status: number) => new ApiError({ code: 'server_error', status, message: 'no' });

/** Events of a connection before it breaks; `open` leaves it open, an error breaks it with that error. */
type Connection = readonly (WritingEvent | 'open' | Error)[];

/** A page that follows a report over the given connections, one after the other. */
function setUp({ known = '', connections }: { readonly known?: string; readonly connections: readonly Connection[] }) {
  const waiting = [...connections];
  const asked: number[] = [];
  const shown: string[] = [];
  const page: { begin?: () => () => void } = {};
  const open: AbortSignal[] = [];
  const onEnded = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const stop = followWriting(
    {
      ai: {
        async *follow(_id: string, from: number, signal: AbortSignal) {
          asked.push(from);
          open.push(signal);
          for (const each of waiting.shift() ?? ['open' as const]) {
            if (each instanceof Error) throw each;
            if (each === 'open') await new Promise((resolve) => signal.addEventListener('abort', resolve));
            else yield each;
          }
        },
      },
      browser: {
        whileShown(begin: () => () => void) {
          page.begin = begin;
          return begin();
        },
      },
      later,
      newCall: () => new AbortController(),
    },
    { id: '1', known, onText: (words) => shown.push(words), onEnded },
  );
  return { asked, shown, onEnded, stop, open, seenAgain: () => page.begin?.() };
}

describe('a report that the server writes', () => {
  test('is followed from what is known of it, and goes on where it was when the connection broke', async () => {
    const { asked, shown } = setUp({
      known: '# Een ',
      connections: [
        [text(6, 'rapport '), text(14, 'over')],
        [new TypeError('network error')],
        [text(18, ' iets'), 'open'],
      ],
    });
    await pass(throttleMs);
    expect(shown).toEqual(['# Een rapport over']);
    await pass(1_000 + 2_000 + throttleMs);
    expect(asked).toEqual([6, 18, 18]);
    expect(shown.at(-1)).toBe('# Een rapport over iets');
  });

  test('waits longer each time the server cannot be reached, at most half a minute, until it says something', async () => {
    const down = Array.from({ length: 8 }, () => [new TypeError('network error')]);
    const { asked } = setUp({ connections: [...down, [text(0, 'een')], ['open']] });
    await pass(0);
    for (const [ms, calls] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
      [8_000, 5],
      [16_000, 6],
      [30_000, 7],
      [30_000, 8],
      [30_000, 9],
    ] as const) {
      await pass(ms - 1);
      expect(asked).toHaveLength(calls - 1);
      await pass(1);
      expect(asked).toHaveLength(calls);
    }
    await pass(1_000);
    expect(asked).toHaveLength(10);
  });

  test('is shown at most ten times a second, however small its pieces are', async () => {
    const pieces = Array.from({ length: 500 }, (_nothing, index) => text(index, 'x'));
    const { shown } = setUp({ connections: [[...pieces, 'open']] });
    await pass(1_000);
    expect(shown).toEqual(['x'.repeat(500)]);
  });

  test('is looked up when it has ended, and again while that does not show it', async () => {
    const { onEnded, asked, stop } = setUp({ connections: [[text(0, 'een'), ended], [ended]] });
    await pass(0);
    expect(onEnded).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect([asked, onEnded.mock.calls.length]).toEqual([[0, 3], 2]);
    stop();
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['it is gone', 404],
    ['nobody is signed in any more', 401],
  ])('is looked up when %s: what is stored tells', async (_name, status) => {
    const { onEnded, asked } = setUp({ connections: [[refused(status)], ['open']] });
    await pass(0);
    expect(onEnded).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(asked).toHaveLength(2);
  });

  test('is not looked up for a server that has trouble, which is asked again', async () => {
    const { onEnded, asked } = setUp({ connections: [[refused(503)], [text(0, 'een'), 'open']] });
    await pass(1_000);
    expect([onEnded.mock.calls.length, asked]).toEqual([0, [0, 0]]);
  });

  test('is let go by a page that is left, and by one that nobody sees until it is seen again', async () => {
    const { open, asked, shown, stop, seenAgain } = setUp({ connections: [[text(0, 'een'), 'open'], ['open']] });
    await pass(throttleMs);
    stop();
    expect(open[0]?.aborted).toBe(true);
    await pass(60_000);
    expect(asked).toEqual([0]);
    seenAgain();
    await pass(0);
    expect(asked).toEqual([0, 3]);
    expect(shown).toEqual(['een']);
  });
});
