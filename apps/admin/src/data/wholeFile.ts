import { type AdminApiClientOptions, createFileApiClient } from '@fnc/domain/api';
import { forgetOldFile, readOldFile } from '@fnc/domain/storage';
import type { LocalDataOptions } from './localData.ts';

/** What few visits need of the file as a whole: in a module of its own, fetched when it is asked for. */
export const createWholeFile = (call: AdminApiClientOptions, { store, now }: Pick<LocalDataOptions, 'store' | 'now'>) => ({
  file: createFileApiClient(call),
  readOld: () => Promise.resolve(readOldFile(store, now())),
  forgetOld: () => Promise.resolve(forgetOldFile(store)),
});
