interface BoundedOptions {
  /** Maximum number of items at the same time, ≥ 1. */
  readonly limit: number;
  /** Called after each item with the number of finished items, failed ones included. */
  readonly onProgress?: (done: number) => void;
  /** When it returns true, no further item starts; those under way are awaited. */
  readonly stopped?: () => boolean;
}

/** Each item is in exactly one of the three lists, in the order of finishing (`left`: in the original order). */
interface BoundedOutcome<Item, Value> {
  readonly done: readonly { item: Item; value: Value }[];
  readonly failed: readonly { item: Item; error: unknown }[];
  /** Never started, because of `stopped`. */
  readonly left: readonly Item[];
}

/** Processes the items with bounded concurrency. Never rejects: failures are part of the outcome. */
export async function runBounded<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
  { limit, onProgress, stopped = () => false }: BoundedOptions,
): Promise<BoundedOutcome<Item, Value>> {
  const done: { item: Item; value: Value }[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  const queue = [...items];

  async function worker() {
    while (queue.length > 0 && !stopped()) {
      const item = queue.shift() as Item;
      try {
        done.push({ item, value: await work(item) });
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress?.(done.length + failed.length);
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return { done, failed, left: queue };
}
