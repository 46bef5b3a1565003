import * as z from 'zod/mini';
import { type User, userSchema } from '../../auth/user.ts';
import { instantSchema } from '../../shared/time/instant.ts';
import type { KeyValueStore } from '../../shared/ports.ts';
import { fileListKeys } from '../fileListKeys.ts';
import type { FileListName } from '../fileLists.ts';

/**
 * Records which lists in this browser are copies of the server's, and since when. Unmarked lists are from an older
 * version.
 */
export const workingCopyKey = 'fnc_working_copy';
/** Present when the advisor chose to keep the copy on this device after sign-out. */
export const keepCopyKey = 'fnc_keep_copy';

const names = Object.keys(fileListKeys) as FileListName[];
const readAt = z.optional(instantSchema);
const markSchema = z.object({
  /** Per copied list: when it was loaded. */
  clients: readAt,
  globalQuestions: readAt,
  emailCampaigns: readAt,
  emailTemplates: readAt,
  /** By id: when a record was loaded completely, and not only with the fields of a list. */
  whole: z.optional(z.record(z.string(), instantSchema)),
  /** The server's last change that was applied to the copy. */
  seq: z.optional(z.int()),
  /** The user who was signed in when it was loaded. */
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

/** Removes the copied lists. Data of an older version and the signed-in user stay. */
export function clearCopiedLists(store: KeyValueStore): void {
  const mark = readCopyMark(store);
  for (const name of names) if (mark[name] !== undefined) store.removeItem(fileListKeys[name]);
  store.removeItem(workingCopyKey);
  const { seq, user } = mark;
  try {
    if (seq !== undefined || user !== undefined) writeCopyMark(store, { seq, user });
  } catch {
    // The mark was larger before, so there is room for it.
  }
}

/** Removes the copy. Data of an older version stays. */
export function clearCopy(store: KeyValueStore): void {
  clearCopiedLists(store);
  store.removeItem(workingCopyKey);
}

/** Whether the copy of the server's data stays on this device after sign-out. */
export interface CopyKeeping {
  isKept: () => boolean;
  /** Stores the choice made while signed out. @param keeps `false` removes the copy at once */
  choose: (keeps: boolean) => void;
  /** Stores the signed-in user: the next visit shows them the copy before the server has verified the session. */
  enter: (user: User) => void;
  /** The user of the last visit; `null`: signed out, or no copy. */
  user: () => User | null;
  /** Called at sign-out: removes the copy, unless it is to be kept. */
  leave: () => void;
}

export function createCopyKeeping(store: KeyValueStore): CopyKeeping {
  const isKept = () => store.getItem(keepCopyKey) !== null;
  return {
    isKept,
    choose(keeps) {
      if (!keeps) {
        store.removeItem(keepCopyKey);
        return clearCopy(store);
      }
      try {
        store.setItem(keepCopyKey, 'yes');
      } catch {
        // Storage is full, so nothing is stored.
      }
    },
    enter(user) {
      try {
        writeCopyMark(store, { ...readCopyMark(store), user });
      } catch {
        // Without room in the browser there is no copy.
      }
    },
    user: () => readCopyMark(store).user ?? null,
    leave() {
      if (!isKept()) clearCopy(store);
    },
  };
}
