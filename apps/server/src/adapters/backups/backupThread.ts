import { parentPort, workerData } from 'node:worker_threads';
import type { BackupContents } from './contents.ts';
import { makeBackup, type BackupOrder } from './makeBackup.ts';

/* Runs on its own thread, once per backup, because copying, compressing and verifying take long. */

export type BackupAnswer =
  | { readonly contents: BackupContents }
  | {
      readonly fault: {
        readonly name: string;
        readonly message: string;
        readonly code: unknown;
        readonly errcode: unknown;
      };
    };

async function answer(): Promise<BackupAnswer> {
  try {
    return { contents: await makeBackup(workerData as BackupOrder) };
  } catch (error) {
    const { name, message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { fault: { name, message, code, errcode } };
  }
}

const port = parentPort;
void answer().then((given) => port?.postMessage(given));
