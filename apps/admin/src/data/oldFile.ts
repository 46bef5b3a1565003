import { forgetOldFile, readOldFile } from '@fnc/domain/storage';
import type { LocalDataOptions } from './localData.ts';

/** What an older version left in this browser: in a module of its own, because few browsers have any of it. */
export const createOldFile = ({ store, now }: Pick<LocalDataOptions, 'store' | 'now'>) => ({
  read: () => Promise.resolve(readOldFile(store, now())),
  forget: () => Promise.resolve(forgetOldFile(store)),
});
