import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeEvent } from '../api/routes/changeRoutes.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { createWorkingCopy } from '../storage/copies/workingCopy.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { later } from '../testing/later.ts';
import { type Changes, followChanges } from './followChanges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changeOf = (seq: number): ChangeEvent => ({
  seq,
  missed: false,
  changes: [
    { seq, at: '2026-11-20T13:10:00.000Z', by: 'marit', noun: 'lead', id: `${seq}`, kind: 'changed', fields: [] },
  ],
});
const hello = (seq: number): ChangeEvent => ({ seq, missed: false, changes: [] });

const newCall = () => new AbortController();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Connection = readonly ChangeEvent[] | 'refused';

/** Connections that send their given events in turn and then break; the last one stays open. */
const setUp = (...connections: Connection[]) => setUpIn(createMemoryStore(), ...connections);

/** The same in a browser whose store holds data of an earlier visit. */
function setUpIn(store: ReturnType<typeof createMemoryStore>, ...connections: Connection[]) {
  const workingCopy = createWorkingCopy({ store, now: fixedNow });
  const asked: (number | null)[] = [];
  const heard: Changes[] = [];
  const shown: (() => () => void)[] = [];
  const browser = {
    whileShown(begin: () => () => void) {
      shown.push(begin);
      return begin();
    },
  };
  async function* changes(after: number | null, signal: AbortSignal) {
    asked.push(after);
    const connection = connections.shift();
    if (connection === 'refused') throw new Error('no');
    yield* connection ?? [];
    if (connections.length === 0) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  }
  const stop = followChanges({ changes, browser, workingCopy, later, newCall }, (some) => {
    heard.push(some);
  });
  return { asked, heard, stop, workingCopy, showAgain: () => shown.map((begin) => begin()) };
}

test('what is told is heard, and a connection that broke goes on where it was', async () => {
  const { asked, heard } = setUp([hello(7), changeOf(8)], [changeOf(9)]);
  await pass(0);
  expect(heard).toEqual([changeOf(8).changes]);
  await pass(1_000);
  expect([asked, heard.at(-1)]).toEqual([[null, 8], changeOf(9).changes]);
});

test('who missed too much may have missed anything', async () => {
  const { heard } = setUp([{ seq: 900, missed: true, changes: [] }]);
  await pass(0);
  expect(heard).toEqual([null]);
});

test('while nobody tells, anything may have changed at each try, which come at most half a minute apart', async () => {
  const { asked, heard } = setUp('refused', 'refused', 'refused', [hello(3)]);
  await pass(0);
  expect([asked.length, heard]).toEqual([1, []]);
  await pass(1_000 + 2_000);
  expect([asked.length, heard]).toEqual([3, [null]]);
  await pass(4_000);
  // After reconnecting, the changes in between are unknown.
  expect([asked, heard]).toEqual([
    [null, null, null, null],
    [null, null, null],
  ]);
  await pass(60_000);
  expect(asked.length).toBe(4);
});

test('a page that is not seen asks for nothing, and seen again hears what it missed', async () => {
  const { asked, stop, showAgain } = setUp([hello(5)], [changeOf(6)]);
  await pass(0);
  stop();
  await pass(60_000);
  expect(asked).toEqual([null]);
  showAgain();
  await pass(0);
  expect(asked).toEqual([null, 5]);
});

test('what was removed while the browser was closed is asked for, heard, and gone from its copy', async () => {
  const store = createMemoryStore();
  const before = setUpIn(store, [hello(5)]);
  await pass(0);
  before.workingCopy.merge('clients', [{ id: '6' }, { id: '7' }]);
  before.stop();
  const removed: ChangeEvent = {
    seq: 6,
    missed: false,
    changes: [{ ...changeOf(6).changes[0]!, noun: 'client', kind: 'removed' }],
  };
  const { asked, heard, workingCopy } = setUpIn(store, [removed]);
  await pass(0);
  expect([asked, heard]).toEqual([[5], [removed.changes]]);
  expect(workingCopy.read('clients')?.records).toEqual([{ id: '7' }]);
  expect(workingCopy.seq()).toBe(6);
});
