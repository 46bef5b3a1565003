import type { Edited, FieldChanges } from '../changes/change.ts';
import { restoreDays } from '../leads/leadRepository.ts';
import { timestampId } from '../shared/ids.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Now } from '../shared/ports.ts';
import { isRestorable } from '../shared/schemas/restorable.ts';

interface MemoryRecord {
  readonly id: string;
  readonly createdAt: Instant;
  readonly version?: number | undefined;
}

interface Kept<T> {
  record: T;
  removedAt: Instant | null;
  /** By field: the version in which it was last changed. */
  readonly changedIn: Map<string, number>;
}

/** Records in memory, with versions as on the server. */
export interface MemoryRecords<T extends MemoryRecord> {
  list(): T[];
  find(id: string): T | null;
  /** @param given an id made by the caller; a record that has it already is returned instead */
  add(make: (id: string, at: Instant) => T, given?: string): T;
  /** @param isLocked every change is a conflict */
  update(id: string, change: (record: T) => FieldChanges<T>, seen?: number, isLocked?: boolean): Edited<T>;
  /** Data that belongs to the record was changed; the record's version stays. */
  touch(id: string): void;
  remove(id: string): boolean;
  restore(id: string): T | null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function createMemoryRecords<T extends MemoryRecord>(now: Now, beginning: readonly T[] = []): MemoryRecords<T> {
  const all: Kept<T>[] = beginning.map((record) => ({
    record: { ...record, version: record.version ?? 1 },
    removedAt: null,
    changedIn: new Map(),
  }));
  const kept = (id: string) => all.find(({ record, removedAt }) => record.id === id && removedAt === null);

  return {
    list: () => all.filter(({ removedAt }) => removedAt === null).map(({ record }) => record),
    find: (id) => kept(id)?.record ?? null,
    add(make, given) {
      const there = given === undefined ? undefined : kept(given);
      if (there !== undefined) return there.record;
      const isTaken = (id: string) => all.some(({ record }) => record.id === id);
      const id = given === undefined || isTaken(given) ? timestampId(now(), isTaken) : given;
      const record = { ...make(id, now()), version: 1 };
      all.push({ record, removedAt: null, changedIn: new Map() });
      return record;
    },
    update(id, change, seen, isLocked = false) {
      const here = kept(id);
      if (here === undefined) return { outcome: 'gone' };
      const { record, changedIn } = here;
      const wanted = change(record);
      const changed: Partial<T> = {};
      for (const name of Object.keys(wanted) as (keyof T & string)[]) {
        const value = wanted[name];
        if (value !== undefined && !same(value, record[name])) changed[name] = value;
      }
      const names = Object.keys(changed);
      if (isLocked && names.length > 0) return { outcome: 'conflict', theirs: record, fields: names };
      const fields = seen === undefined ? [] : names.filter((name) => (changedIn.get(name) ?? 0) > seen);
      if (fields.length > 0) return { outcome: 'conflict', theirs: record, fields };
      if (names.length === 0) return { outcome: 'saved', record };
      const version = (record.version ?? 1) + 1;
      here.record = { ...record, ...changed, updatedAt: now(), version };
      for (const name of names) changedIn.set(name, version);
      return { outcome: 'saved', record: here.record };
    },
    touch(id) {
      const here = kept(id);
      if (here !== undefined) here.record = { ...here.record, updatedAt: now() };
    },
    remove(id) {
      const here = kept(id);
      if (here === undefined) return false;
      here.removedAt = now();
      return true;
    },
    restore(id) {
      const here = all.find(({ record, removedAt }) => record.id === id && removedAt !== null);
      if (here?.removedAt === undefined || here.removedAt === null) return null;
      if (!isRestorable(here.removedAt, now(), restoreDays)) return null;
      here.removedAt = null;
      return here.record;
    },
  };
}
