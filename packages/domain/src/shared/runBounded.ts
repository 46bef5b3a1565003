interface BoundedOptions {
  /** How many run at the same time, ≥ 1. */
  readonly limit: number;
  /** Called after each item, with how many have ended, well or badly. */
  readonly onProgress?: (done: number) => void;
  /** Nothing new is begun once this answers true; what runs is awaited. */
  readonly stopped?: () => boolean;
}

/** Every item is in exactly one of the three, in the order in which it ended (`left`: in the order given). */
interface BoundedOutcome<Item, Value> {
  readonly done: readonly { item: Item; value: Value }[];
  readonly failed: readonly { item: Item; error: unknown }[];
  /** Never begun, because it was stopped. */
  readonly left: readonly Item[];
}

/** Works through the items, a few at a time. Never rejects: a failure is part of the outcome. */
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
