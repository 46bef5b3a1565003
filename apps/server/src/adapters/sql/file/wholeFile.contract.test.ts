import { aClient, aQuestion } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForServer, engines, type EmptyDatabase } from '../../../testing/engines.ts';
import { createIdSource } from '../../secrets/ids.ts';
import type { Engine } from '../migrations/columnTypes.ts';
import { openDatabase, type Database } from '../database.ts';
import { createChangeLog } from './changes/changeLog.ts';
import type { FileList } from './lists/fileList.ts';
import { fileLists } from './lists/fileLists.ts';
import { createWholeFile } from './wholeFile.ts';

const bundle = (name: string) => ({
  clients: [aClient({ id: name })],
  globalQuestions: [aQuestion({ id: name })],
  version: '4.0',
});
const listsOf = (engine: Engine) => fileLists(engine, { opens: false, clicks: false, deliveries: false });
const ids = (records: readonly unknown[]) => records.map((record) => (record as { id: string }).id);

describe.each(engines)('an export from $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });

  const wholeFile = (lists: readonly FileList[] = listsOf(engine.name)) => {
    const stored = { database, now: Date.now, newId: createIdSource() };
    return createWholeFile({ ...stored, changeLog: createChangeLog(stored) }, lists, () => Promise.resolve());
  };
  /** While it is read, somebody imports both a client and a question: after the clients, before the questions. */
  const meanwhile = (name: string) =>
    wholeFile(
      listsOf(engine.name).map((list) => ({
        ...list,
        async read(db) {
          if (list.name === 'globalQuestions') await wholeFile().import('admin', bundle(name));
          return await list.read(db);
        },
      })),
    );

  test('is of one moment, and an import meanwhile does not wait for it', async () => {
    await wholeFile().import('admin', bundle('before'));
    const { lists } = await meanwhile('during').export();
    expect([ids(lists.clients), ids(lists.globalQuestions)]).toEqual([['before'], ['before']]);
    const later = (await wholeFile().export()).lists;
    expect([ids(later.clients), ids(later.globalQuestions)]).toEqual([
      ['before', 'during'],
      ['before', 'during'],
    ]);
  });

  test('the plan of an import compares it with the file of one moment', async () => {
    const plan = await meanwhile('came').plan(bundle('came'));
    if (!plan.ok) throw new Error(plan.error.code);
    const added = plan.value.lists.map((list) => [list.name, list.added.map(({ id }) => id)]);
    expect(Object.fromEntries(added)).toMatchObject({ clients: ['came'], globalQuestions: ['came'] });
  });
});
