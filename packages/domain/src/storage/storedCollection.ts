import * as z from 'zod/mini';
import type { KeyValueStore } from '../shared/ports.ts';
import { storageErrorFrom } from './storageError.ts';

export interface StoredCollection<T> {
  /** Every item that its schema accepts. Never throws for what is stored; throws `StorageError` when reading fails. */
  read(): readonly T[];
  /** Replaces all items. Throws `StorageError` when there is no room, and then nothing has changed. */
  write(items: readonly T[]): void;
}

interface StoredCollectionOptions<T> {
  store: KeyValueStore;
  key: string;
  schema: z.core.$ZodType<T>;
  /** The newest items that are kept when there are more. Items are written oldest first. */
  cap?: number;
}

type Contents<T> = { items: T[]; broken: unknown[] };

function parseContents<T>(text: string | null, schema: z.core.$ZodType<T>): Contents<T> {
  if (text === null) return { items: [], broken: [] };
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return { items: [], broken: [text] };
  }
  if (!Array.isArray(values)) return { items: [], broken: [values] };
  const contents: Contents<T> = { items: [], broken: [] };
  for (const value of values) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) contents.items.push(parsed.data);
    else contents.broken.push(value);
  }
  return contents;
}

/** What was set aside before, whatever it looks like: nothing in it may get lost. */
function readBroken(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values : [values];
  } catch {
    return [text];
  }
}

/**
 * A JSON array under one key. Items that the schema refuses are moved to `<key>.broken`, for support, and the others are
 * used; nothing is thrown away.
 */
export function createStoredCollection<T>({
  store,
  key,
  schema,
  cap,
}: StoredCollectionOptions<T>): StoredCollection<T> {
  const put = (storeKey: string, value: string) => {
    try {
      store.setItem(storeKey, value);
    } catch (cause) {
      throw storageErrorFrom(cause);
    }
  };
  const load = (): Contents<T> => {
    try {
      return parseContents(store.getItem(key), schema);
    } catch (cause) {
      throw storageErrorFrom(cause);
    }
  };
  /** First aside, then out: a full store keeps everything where it is. */
  const setAside = ({ items, broken }: Contents<T>) => {
    if (broken.length === 0) return;
    put(`${key}.broken`, JSON.stringify([...readBroken(store.getItem(`${key}.broken`)), ...broken]));
    put(key, JSON.stringify(items));
  };
  return {
    read() {
      const contents = load();
      try {
        setAside(contents);
      } catch {
        // no room to set it aside: it stays where it is, and `write` will say so
      }
      return contents.items;
    },
    write(items) {
      setAside(load());
      put(key, JSON.stringify(cap === undefined ? items : items.slice(-cap)));
    },
  };
}
