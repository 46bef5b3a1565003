import {
  apiContract,
  changeEventSchema,
  mostChangesTold,
  readEvents,
  type ChangeEvent,
  unattendedHeader,
} from '@fnc/domain/api';
import { createApiTemplateRepository } from '@fnc/domain/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChangeLog } from '../../adapters/sql/file/changes/changeLog.ts';
import { openDatabase } from '../../adapters/sql/database.ts';
import { engines } from '../../testing/engines.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

const form = { name: 'Brief', subject: 'Dag', category: 'welcome', content: '<p>Dag</p>', language: 'nl' } as const;

describe.each(engines)('notifications of changes on $name', (engine) => {
  let server: TestServer;
  let address: string;
  const streams: AbortController[] = [];
  beforeEach(async () => {
    server = await startTestServer({ engine, sessionIdleHours: 2 });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.abort();
    await server.close();
  });

  const templates = async () => createApiTemplateRepository(await clientOf(server));

  /** A subscribed window. @returns gets the next event */
  async function listen(query = '', headers?: Record<string, string>): Promise<() => Promise<ChangeEvent>> {
    const stream = new AbortController();
    streams.push(stream);
    const response = await fetch(`${address}${apiContract.followChanges.path}${query}`, {
      headers: headers ?? (await server.signIn()),
      signal: stream.signal,
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const pieces = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
    const events = readEvents(pieces, changeEventSchema);
    return async () => {
      const next = await events.next();
      if (next.done === true) throw new Error('the stream is over');
      return next.value;
    };
  }

  test('a window is told at once that it is subscribed, and then of every change by anybody', async () => {
    const next = await listen();
    expect(await next()).toEqual({ seq: 0, changes: [], missed: false });
    const added = await (await templates()).add(form);
    const { seq, changes } = await next();
    expect(changes).toEqual([
      {
        seq,
        at: new Date(server.clock.now).toISOString(),
        by: testAdmin.username,
        noun: 'template',
        id: added.id,
        kind: 'added',
        fields: [],
      },
    ]);
    await (await templates()).update(added.id, { name: 'Anders', language: 'nl' });
    expect((await next()).changes).toMatchObject([{ kind: 'changed', fields: ['name'] }]);
    await (await templates()).remove(added.id);
    expect((await next()).changes).toMatchObject([{ kind: 'removed' }]);
    await (await templates()).restore(added.id);
    expect((await next()).changes).toMatchObject([{ kind: 'restored' }]);
  });

  test('a window that reconnects gets the changes it missed', async () => {
    const first = await (await templates()).add(form);
    const { seq } = await (await listen())();
    await (await templates()).remove(first.id);
    await (await templates()).restore(first.id);
    const { changes } = await (await listen(`?after=${seq}`))();
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'restored']);
  });

  test('a window that missed too many changes is told so', async () => {
    const log = createChangeLog({ database: server.database, now: () => server.clock.now });
    await log.change(null, ({ note }) => {
      for (let index = 0; index <= mostChangesTold; index++) note({ noun: 'lead', id: `${index}`, kind: 'added' });
      return Promise.resolve();
    });
    const newest = await log.newest();
    expect(await (await listen('?after=0'))()).toEqual({ seq: newest, changes: [], missed: true });
  });

  test('a window ahead of the database is told so: a backup was restored', async () => {
    const next = await listen('?after=500');
    expect(await next()).toEqual({ seq: 0, changes: [], missed: true });
    const { id } = await (await templates()).add(form);
    expect((await next()).changes).toMatchObject([{ id, kind: 'added' }]);
  });

  test('changes by another process on the same database arrive as well', async () => {
    const next = await listen();
    await next();
    const other = await openDatabase(server.databaseUrl);
    const log = createChangeLog({ database: other, now: () => server.clock.now });
    await log.change('somebody', ({ note }) => Promise.resolve(note({ noun: 'client', id: 'c', kind: 'added' })));
    expect((await next()).changes).toMatchObject([{ noun: 'client', id: 'c', by: 'somebody' }]);
    await other.close();
  });

  test('simultaneous changes arrive in the order of their numbers, none left out', async () => {
    const next = await listen();
    await next();
    const repository = await templates();
    await Promise.all(Array.from({ length: 20 }, (_, index) => repository.add({ ...form, name: `${index}` })));
    const heard: number[] = [];
    while (heard.length < 20) heard.push(...(await next()).changes.map(({ seq }) => seq));
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(new Set(heard).size).toBe(20);
  });

  test('a change whose log fails is not stored, and a change that fails is not logged', async () => {
    const log = createChangeLog({ database: server.database, now: () => server.clock.now });
    const failing = log.change(null, async ({ transaction, note }) => {
      await transaction.deleteFrom('email_template').execute();
      note({ noun: 'template', id: 'x', kind: 'removed' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await log.newest()).toBe(0);
    expect(await (await templates()).list()).toHaveLength(2);
  });

  test('only signed-in admins are notified', async () => {
    const response = await fetch(`${address}${apiContract.followChanges.path}`);
    expect(response.status).toBe(401);
  });

  test('an ended session hears of nothing more', async () => {
    const headers = await server.signIn();
    const next = await listen('', headers);
    await next();
    await fetch(`${address}/api/auth/logout`, { method: 'POST', headers });
    await (await templates()).add(form);
    await expect(next()).rejects.toThrow('the stream is over');
  });

  test('hearing of changes is no use of a session: an open window that nobody touches is signed out', async () => {
    const hourMs = 3_600_000;
    const next = await listen('', { ...(await server.signIn()), [unattendedHeader]: '1' });
    await next();
    server.clock.now += 1.5 * hourMs;
    await (await templates()).add(form);
    expect((await next()).changes).toMatchObject([{ kind: 'added' }]);
    server.clock.now += hourMs;
    await (await templates()).add({ ...form, name: 'Later' });
    await expect(next()).rejects.toThrow('the stream is over');
  });

  test('a stopping server ends its subscriptions', async () => {
    const next = await listen();
    await next();
    const over = next().catch((error: unknown) => error);
    await server.app.close();
    expect(await over).toBeInstanceOf(Error);
  });
});
