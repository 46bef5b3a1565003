import * as z from 'zod/mini';
import type { Instant } from '../../shared/time/instant.ts';
import type { KeyValueStore } from '../../shared/ports.ts';
import { bundleVersion } from '../bundle/bundle.ts';
import { bundleLists } from '../bundle/bundleLists.ts';
import { exportBundle } from '../bundle/exportBundle.ts';
import { removedListKeys } from '../fileListKeys.ts';
import type { FileListName } from '../fileLists.ts';
import { keysOfList, oldListsIn } from './hasOldFile.ts';

/** An export of the server's lists as an older version left them in a browser. */
export interface OldFile extends Partial<Record<FileListName, readonly unknown[]>> {
  /** Records set aside that are valid now: they stay aside, because their list may hold a later version of them. */
  readonly broken?: Readonly<Partial<Record<FileListName, readonly unknown[]>>>;
  readonly timestamp: Instant;
  readonly version: typeof bundleVersion;
}

/**
 * Data that an older version left in this browser; `null` when there is none. Invalid records stay in their list,
 * where the import plan counts them.
 */
export function readOldFile(store: KeyValueStore, now: Instant): OldFile | null {
  const names = oldListsIn(store);
  if (names.length === 0) return null;
  const all = exportBundle(store, now);
  const lists: Partial<Record<FileListName, readonly unknown[]>> = {};
  const broken: Partial<Record<FileListName, readonly unknown[]>> = {};
  for (const name of names) {
    const aside = all.broken?.[name] ?? [];
    const isReadable = (value: unknown) => z.safeParse(bundleLists[name].schema, value).success;
    lists[name] = [...all[name], ...aside.filter((value) => !isReadable(value))];
    const readable = aside.filter(isReadable);
    if (readable.length > 0) broken[name] = readable;
  }
  return {
    ...lists,
    ...(Object.keys(broken).length === 0 ? {} : { broken }),
    timestamp: now,
    version: bundleVersion,
  };
}

/** Called after the data was moved to the server. A copy of the server's lists stays. */
export function forgetOldFile(store: KeyValueStore): void {
  for (const key of [...oldListsIn(store).flatMap(keysOfList), ...removedListKeys]) store.removeItem(key);
}
