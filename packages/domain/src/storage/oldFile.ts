import type { Instant } from '../shared/instant.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { bundleVersion, type BundleRecord } from './bundle.ts';
import { exportBundle } from './exportBundle.ts';
import { fileListNames, type FileListName } from './fileLists.ts';
import { keysOfList, oldListsIn } from './hasOldFile.ts';

/** An export of the lists that the server keeps, as an older version left them in a browser. */
export interface OldFile extends Partial<Record<FileListName, readonly BundleRecord[]>> {
  readonly broken?: Readonly<Partial<Record<FileListName, readonly unknown[]>>>;
  readonly timestamp: Instant;
  readonly version: typeof bundleVersion;
}

/** What an older version left in this browser, broken records included; `null` when nothing is there. */
export function readOldFile(store: KeyValueStore, now: Instant): OldFile | null {
  const names = oldListsIn(store);
  if (names.length === 0) return null;
  const all = exportBundle(store, now);
  const lists = Object.fromEntries(names.map((name) => [name, all[name]]));
  const broken = Object.fromEntries(
    names.map((name) => [name, all.broken?.[name] ?? []] as const).filter(([, values]) => values.length > 0),
  );
  return {
    ...lists,
    ...(Object.keys(broken).length === 0 ? {} : { broken }),
    timestamp: now,
    version: bundleVersion,
  };
}

/** Once it is on the server. */
export function forgetOldFile(store: KeyValueStore): void {
  for (const key of fileListNames.flatMap(keysOfList)) store.removeItem(key);
}
