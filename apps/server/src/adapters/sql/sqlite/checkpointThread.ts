import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Checkpoint, CheckpointAnswer } from './checkpoints.ts';

/* A thread with its own connection, because a checkpoint waits for the disk and blocks its thread. */

const { file } = workerData as { readonly file: string };
/** A checkpoint that empties the log blocks writers for as long as it waits, so each try is brief. */
const waitMs = 20;
const tries = 10;

const database = new DatabaseSync(file, { timeout: waitMs });
const port = parentPort;

port?.on('message', (wanted: Checkpoint | 'close') => {
  if (wanted === 'close') {
    database.close();
    port.close();
    return;
  }
  port.postMessage(checkpoint(wanted));
});

function checkpoint(wanted: Checkpoint): CheckpointAnswer {
  try {
    // Blocks no writer. After it the truncating one has almost nothing left to do.
    database.exec('pragma wal_checkpoint(passive)');
    if (wanted === 'passive') return { fault: null };
    for (let left = tries; left > 0; left--) {
      if (database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0) break;
    }
    return { fault: null };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
