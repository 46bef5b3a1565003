import * as z from 'zod/mini';
import { type User, userSchema } from '../../auth/user.ts';
import { instantSchema } from '../../shared/time/instant.ts';
import type { KeyValueStore } from '../../shared/ports.ts';
import { fileListKeys } from '../fileListKeys.ts';
import type { FileListName } from '../fileLists.ts';

/** Says which lists in this browser are a copy of the server's, and of when. Without it they are left over from before they moved. */
export const workingCopyKey = 'fnc_working_copy';
/** There when the advisor wants the copy to stay on this device after signing out. */
export const keepCopyKey = 'fnc_keep_copy';

const names = Object.keys(fileListKeys) as FileListName[];
const readAt = z.optional(instantSchema);
const markSchema = z.object({
  /** Of each list that is a copy, when it was read. */
  clients: readAt,
  globalQuestions: readAt,
  emailCampaigns: readAt,
  emailTemplates: readAt,
  /** Of records of which all was read, and not only what a list shows: when. By id. */
  whole: z.optional(z.record(z.string(), instantSchema)),
  /** The last change of the server that the copy has followed. */
  seq: z.optional(z.int()),
  /** Who was signed in when it was read. */
  user: z.optional(userSchema),
});
export type CopyMark = z.infer<typeof markSchema>;

export function readCopyMark(store: KeyValueStore): CopyMark {
  try {
    return markSchema.parse(JSON.parse(store.getItem(workingCopyKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Throws when there is no room. */
export const writeCopyMark = (store: KeyValueStore, mark: CopyMark): void =>
  store.setItem(workingCopyKey, JSON.stringify(mark));

/** The lists go. What an older version left there stays, and so does who was signed in. */
export function clearCopiedLists(store: KeyValueStore): void {
  const mark = readCopyMark(store);
  for (const name of names) if (mark[name] !== undefined) store.removeItem(fileListKeys[name]);
  store.removeItem(workingCopyKey);
  const { seq, user } = mark;
  try {
    if (seq !== undefined || user !== undefined) writeCopyMark(store, { seq, user });
  } catch {
    // There was room for more just now.
  }
}

/** What an older version left there stays. */
export function clearCopy(store: KeyValueStore): void {
  clearCopiedLists(store);
  store.removeItem(workingCopyKey);
}

/** Whether what was read of the server stays on this device when nobody is signed in. */
export interface CopyKeeping {
  isKept: () => boolean;
  /** Asked where nobody is signed in. @param wish `false`: what is there goes at once */
  choose: (wish: boolean) => void;
  /** Who is signed in: the copy is shown to them at the next visit, also while the server cannot say who they are. */
  enter: (user: User) => void;
  /** Who was signed in at the last visit; `null`: nobody, or nothing is there. */
  user: () => User | null;
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
        // Storage is full: nothing is stored.
      }
    },
    enter(user) {
      try {
        writeCopyMark(store, { ...readCopyMark(store), user });
      } catch {
        // A browser without room has no copy.
      }
    },
    user: () => readCopyMark(store).user ?? null,
    leave() {
      if (!isKept()) clearCopy(store);
    },
  };
}
