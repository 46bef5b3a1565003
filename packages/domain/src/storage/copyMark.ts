import * as z from 'zod/mini';
import { instantSchema } from '../shared/instant.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { fileListKeys } from './fileListKeys.ts';
import type { FileListName } from './fileLists.ts';

/** Says which lists in this browser are a copy of the server's, and of when. Without it they are left over from before they moved. */
export const workingCopyKey = 'fnc_working_copy';
/** There when the advisor wants the copy to stay on this device after signing out. */
export const keepCopyKey = 'fnc_keep_copy';

const names = Object.keys(fileListKeys) as FileListName[];
const markSchema = z.partialRecord(z.enum(names), instantSchema);
type Mark = z.infer<typeof markSchema>;

function parseMark(text: string | null): Mark {
  try {
    return markSchema.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Of each list in this browser that is a copy, when it was read. */
export const copiedLists = (store: KeyValueStore): Mark => parseMark(store.getItem(workingCopyKey));

/** What an older version left there stays. */
export function clearCopy(store: KeyValueStore): void {
  const mark = copiedLists(store);
  for (const name of names) if (mark[name] !== undefined) store.removeItem(fileListKeys[name]);
  store.removeItem(workingCopyKey);
}

/** Whether what was read of the server stays on this device when nobody is signed in. */
export interface CopyKeeping {
  isKept: () => boolean;
  /** Asked where nobody is signed in. @param wish `false`: what is there goes at once */
  choose: (wish: boolean) => void;
  /** Nobody is signed in any more: nothing may be read here, unless it is kept. */
  leave: () => void;
}

export function createCopyKeeping(store: KeyValueStore): CopyKeeping {
  const isKept = () => store.getItem(keepCopyKey) !== null;
  return {
    isKept,
    choose(wish) {
      if (!wish) {
        store.removeItem(keepCopyKey);
        return clearCopy(store);
      }
      try {
        store.setItem(keepCopyKey, 'yes');
      } catch {
        // A browser without room keeps nothing.
      }
    },
    leave() {
      if (!isKept()) clearCopy(store);
    },
  };
}
