import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolderTransport } from '../adapters/mail/folderTransport.ts';
import { engines, type TestEngine } from '../testing/engines.ts';
import { listed, sendMessage, signUp } from '../testing/requests.ts';
import { startTestServer } from '../testing/testServer.ts';

const dayMs = 86_400_000;
/** A letter that no other name has: the search index holds three letters at a time, never a whole name. */
const letter = 'ⵣ';
const name = `Wilhelmina Zeegras ${letter}`;
const email = 'wilhelmina.zeegras@golfslag.example';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fnc-erasure-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Files in a folder that contain the person's data, as plain text or encoded in a mail. */
function filesNaming(below: string): string[] {
  const wanted = [name, letter, email, email.split('@')[0] ?? ''].map((text) =>
    Buffer.from(text.toLowerCase()).toString('latin1'),
  );
  return readdirSync(below, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file, 'latin1').toLowerCase();
    return wanted.some((text) => content.includes(text)) ? [entry.name] : [];
  });
}

describe.each(engines)('an erased person on $name', (engine) => {
  test('is in no file of the database and in no mail of the outbox folder', async () => {
    const databases: string[] = [];
    const watched: TestEngine = {
      ...engine,
      async create() {
        const empty = await engine.create();
        if (engine.name === 'sqlite') databases.push(path.dirname(empty.url.replace('file:', '')));
        return empty;
      },
    };
    const outboxFolder = path.join(folder, 'outbox');
    const server = await startTestServer({
      engine: watched,
      transport: createFolderTransport(outboxFolder),
      outboxFolder,
    });
    await signUp(server, { name, email });
    await sendMessage(server, { name, email });
    await signUp(server, { name: 'Bert Blijver', email: 'bert@golfslag.example' });
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    const lead = (await listed(server)).find((each) => each.email === email);
    const admin = await server.signIn();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead?.id}`, headers: admin });
    await server.cleanUp();
    // Everything exists while the person can be restored.
    expect(filesNaming(outboxFolder).length).toBeGreaterThanOrEqual(3);
    expect(databases.flatMap(filesNaming).length).toBeGreaterThanOrEqual(databases.length);

    server.clock.now += 31 * dayMs;
    await server.cleanUp();
    expect([...databases, folder].flatMap(filesNaming)).toEqual([]);
    // Other leads' mails stay.
    expect(readdirSync(outboxFolder)).toHaveLength(1);
    expect(await listed(server)).toMatchObject([{ email: 'bert@golfslag.example' }]);
    await server.close();
  });

  test('leaves no mail when the server was killed before removing files, or another server erased', async () => {
    const outboxFolder = path.join(folder, 'outbox');
    const server = await startTestServer({ engine, transport: createFolderTransport(outboxFolder), outboxFolder });
    await signUp(server, { name, email });
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    await server.database.query.deleteFrom('lead').execute();
    expect(filesNaming(folder)).toHaveLength(1);
    server.clock.now += 2 * dayMs;
    await server.cleanUp();
    expect(filesNaming(folder)).toEqual([]);
    await server.close();
  });
});
