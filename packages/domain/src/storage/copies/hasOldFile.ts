import type { KeyValueStore } from '../../shared/ports.ts';
import { fileListKeys, removedListKeys } from '../fileListKeys.ts';
import { fileListNames, type FileListName } from '../fileLists.ts';
import { readCopyMark } from './copyMark.ts';

/** The keys of a list and of its records that were set aside. */
export const keysOfList = (name: FileListName): readonly string[] => [
  fileListKeys[name],
  `${fileListKeys[name]}.broken`,
];

/** Lists that an older version left in this browser. */
export function oldListsIn(store: KeyValueStore): readonly FileListName[] {
  const copied = readCopyMark(store);
  return fileListNames.filter(
    (name) => copied[name] === undefined && keysOfList(name).some((key) => store.getItem(key) !== null),
  );
}

/** Whether an older version left data here, for `readOldFile` or only to be deleted. */
export const hasOldFile = (store: KeyValueStore): boolean =>
  oldListsIn(store).length > 0 || removedListKeys.some((key) => store.getItem(key) !== null);
