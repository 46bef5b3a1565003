import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fnc-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [processes, rounds] = [4, 100];

/** Opens each file at the same moment as the others, and reports the result. */
const opener = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { files, dialect, kysely, arrived, all } = workerData;
  void (async () => {
    const [{ NodeSqliteDialect }, { Kysely, sql }] = await Promise.all([import(dialect), import(kysely)]);
    const open = async (file) => {
      const database = new Kysely({ dialect: new NodeSqliteDialect({ file }) });
      try {
        const { rows } = await sql\`pragma journal_mode\`.execute(database);
        return rows[0].journal_mode;
      } catch (error) {
        return error.message;
      } finally {
        await database.destroy();
      }
    };
    const answers = new Set();
    for (const [round, file] of files.entries()) {
      if (Atomics.add(arrived, round, 1) === all - 1) Atomics.notify(arrived, round);
      for (let there; (there = Atomics.load(arrived, round)) < all; ) Atomics.wait(arrived, round, there, 1);
      answers.add(await open(file));
    }
    parentPort.postMessage([...answers]);
  })();
`;

test(
  'who opens a new file while others do so too gets a write-ahead log, and no refusal',
  { timeout: 60_000 },
  async () => {
    const workerData = {
      // In a single round the refusal occurs only sometimes.
      files: Array.from({ length: rounds }, (_, round) => path.join(folder, `${round}.db`)),
      all: processes,
      arrived: new Int32Array(new SharedArrayBuffer(4 * rounds)),
      dialect: new URL('sqliteDialect.ts', import.meta.url).href,
      kysely: import.meta.resolve('kysely'),
    };
    const workers = Array.from({ length: processes }, () => new Worker(opener, { eval: true, workerData }));
    const answers = await Promise.all(workers.map((worker) => once(worker, 'message')));
    expect(new Set(answers.flat(2))).toEqual(new Set(['wal']));
  },
);
