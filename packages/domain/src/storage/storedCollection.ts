import * as z from 'zod/mini';
import type { KeyValueStore } from '../shared/ports.ts';
import { storageErrorFrom } from './storageError.ts';

export interface StoredCollection<T> {
  /**
   * Every item that its schema accepts. Returns the same objects while the stored text is unchanged, so never mutate
   * one. Never throws because of invalid content; throws `StorageError` when reading fails.
   */
  read(): readonly T[];
  /** Replaces all items. Throws `StorageError` when there is no room, and then nothing has changed. */
  write(items: readonly T[]): void;
}

interface StoredCollectionOptions<T> {
  store: KeyValueStore;
  key: string;
  schema: z.core.$ZodType<T>;
  /** Maximum number of items; the newest are kept. Items are written oldest first. */
  cap?: number;
}

type Contents<T> = { items: readonly T[]; broken: readonly unknown[] };

function parseContents<T>(text: string | null, schema: z.core.$ZodType<T>): Contents<T> {
  if (text === null) return { items: [], broken: [] };
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return { items: [], broken: [text] };
  }
  if (!Array.isArray(values)) return { items: [], broken: [values] };
  const items: T[] = [];
  const broken: unknown[] = [];
  for (const value of values) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) items.push(parsed.data);
    else broken.push(value);
  }
  return { items, broken };
}

/** The values under a key. Text of any form is accepted, because nothing in it may be lost. */
export function readValues(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values : [values];
  } catch {
    return [text];
  }
}

/** Key for items that their schema refuses. */
export const brokenKey = (key: string): string => `${key}.broken`;

/**
 * A JSON array under one key. Invalid items are moved to `<key>.broken`, for support, and the others are used;
 * nothing is deleted. Text is parsed once, and an unchanged item is neither checked nor serialised again, so the cost
 * of a save does not grow with the other stored data.
 */
export function createStoredCollection<T>({
  store,
  key,
  schema,
  cap,
}: StoredCollectionOptions<T>): StoredCollection<T> {
  /**
   * The text last seen under the key, and its parsed content. Another tab may have written since, so texts are
   * compared.
   */
  let known: { text: string | null; contents: Contents<T> } | undefined;
  /** Caches the JSON of items, which are immutable. */
  const printed = new WeakMap<object, string>();

  const get = (storeKey: string) => {
    try {
      return store.getItem(storeKey);
    } catch (cause) {
      throw storageErrorFrom(cause);
    }
  };
  const put = (storeKey: string, value: string) => {
    try {
      store.setItem(storeKey, value);
    } catch (cause) {
      throw storageErrorFrom(cause);
    }
  };
  const load = (): Contents<T> => {
    const text = get(key);
    // Keep the store's own string even if equal: comparing a string with itself is fast, also for megabytes.
    known = { text, contents: known?.text === text ? known.contents : parseContents(text, schema) };
    return known.contents;
  };

  const print = (item: T, isKnown: boolean): string => {
    if (!isKnown || typeof item !== 'object' || item === null) return JSON.stringify(item);
    const text = printed.get(item) ?? JSON.stringify(item);
    printed.set(item, text);
    return text;
  };
  /** Writes the items and caches them as they will be read. */
  const replace = (items: readonly T[]) => {
    const old = new Set(known?.contents.items);
    const texts = items.map((item) => print(item, old.has(item)));
    const text = `[${texts.join(',')}]`;
    put(key, text);
    const read: T[] = [];
    for (const [index, item] of items.entries()) {
      const parsed = old.has(item) ? null : z.safeParse(schema, JSON.parse(texts[index] ?? 'null'));
      if (parsed?.success === false) {
        // Not what the schema allows: the next read sets it aside.
        known = undefined;
        return;
      }
      read.push(parsed === null ? item : parsed.data);
    }
    known = { text, contents: { items: read, broken: [] } };
  };
  /** Copies before removing, so that a full store loses nothing. */
  const setAside = ({ items, broken }: Contents<T>) => {
    if (broken.length === 0) return;
    put(brokenKey(key), JSON.stringify([...readValues(get(brokenKey(key))), ...broken]));
    replace(items);
  };
  return {
    read() {
      const contents = load();
      try {
        setAside(contents);
      } catch {
        // No room to set it aside: it stays in place, and `write` will report the full store.
      }
      return load().items;
    },
    write(items) {
      setAside(load());
      replace(cap === undefined ? items : items.slice(-cap));
    },
  };
}
