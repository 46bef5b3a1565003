import { isUniqueViolation, outageOf } from '../databaseFaults.ts';

/** As many as one transaction stores in some tens of milliseconds: the first one waits for the last. */
const mostInGroup = 128;

interface GroupOptions<T> {
  /** Stores all items or, when it rejects, none. */
  readonly store: (items: readonly T[]) => Promise<void>;
  /** Two items with a common key are never stored together, but in the order in which they arrived. */
  readonly keysOf: (item: T) => readonly string[];
}

interface Waiting<T> {
  readonly item: T;
  readonly keys: readonly string[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Groups the items that arrive during a transaction into the next one, with one commit and few statements. If a group
 * cannot be stored, each of its items is tried alone, so that a faulty item does not affect the others. Not when the
 * database itself failed: the group may have been stored and only the answer lost, and trying would store it again.
 *
 * @returns a function that stores one item, and resolves when it is on the disk
 */
export function createGroups<T>({ store, keysOf }: GroupOptions<T>): (item: T) => Promise<void> {
  const queue: Waiting<T>[] = [];
  let isStoring = false;

  const storeAlone = async ({ item, resolve, reject }: Waiting<T>) => {
    try {
      await store([item]);
      resolve();
    } catch (error) {
      reject(error);
    }
  };

  const storeGroup = async (group: readonly Waiting<T>[]) => {
    try {
      await store(group.map(({ item }) => item));
      const answer = () => group.forEach(({ resolve }) => resolve());
      // The database gets the next group before this process answers these, which takes longer than sending does.
      if (queue.length > 0) setImmediate(answer);
      else answer();
    } catch (error) {
      // Somebody else stored the same key meanwhile, which the second try finds.
      const isFinal = group.length === 1 && !isUniqueViolation(error);
      if (isFinal || outageOf(error) !== null) group.forEach(({ reject }) => reject(error));
      else await Promise.all(group.map(storeAlone));
    }
  };

  const storeAll = async () => {
    while (queue.length > 0) await storeGroup(takeGroup(queue));
    isStoring = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, keys: keysOf(item), resolve, reject });
      if (isStoring) return;
      isStoring = true;
      void storeAll();
    });
}

/** Takes the first item of the queue, and those behind it that may be stored with it. */
function takeGroup<T>(queue: Waiting<T>[]): readonly Waiting<T>[] {
  const group: Waiting<T>[] = [];
  const left: Waiting<T>[] = [];
  const keys = new Set<string>();
  for (const waiting of queue) {
    const isFree = group.length < mostInGroup && waiting.keys.every((key) => !keys.has(key));
    // The keys of an item that stays also hold back later items that share them.
    for (const key of waiting.keys) keys.add(key);
    (isFree ? group : left).push(waiting);
  }
  queue.splice(0, queue.length, ...left);
  return group;
}
