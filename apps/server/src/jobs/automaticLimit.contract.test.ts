import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { createForServer, engines, type EmptyDatabase } from '../testing/engines.ts';
import { startMailServer, type TestMailServer } from '../testing/mailServer.ts';
import { aSignUp } from '../testing/requests.ts';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess.ts';

const ofServer = 8;

describe.each(engines)('two servers that a bot net asks for guides at once, on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let mailServer: TestMailServer;
  let dataDir: string;
  let servers: readonly ServerProcess[] = [];
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
    mailServer = await startMailServer();
    dataDir = mkdtempSync(path.join(tmpdir(), 'fnc-limit-'));
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: empty.url,
      SMTP_URL: mailServer.url,
      MAIL_AUTOMATIC_PER_HOUR: String(ofServer),
      FORM_REQUESTS_PER_MINUTE: '100000',
      ADMIN_PASSWORD: 'a first password',
      LOG_LEVEL: 'fatal',
    };
    servers = [startServerProcess(settings), startServerProcess(settings)];
  });
  afterEach(async () => {
    for (const { child, exit } of servers) {
      child.kill('SIGKILL');
      await exit;
    }
    await mailServer.close();
    await database.close();
    await empty.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('one mailbox gets five, all together get the hourly limit, and every lead is kept', async () => {
    const urls = await Promise.all(servers.map(async (server) => await server.address()));
    const ask = async (email: string, index: number) => {
      const answer = await fetch(`${urls[index % 2]}/api/fnc-subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aSignUp({ email })),
      });
      return answer.status;
    };
    const sameMailbox = Array.from({ length: 12 }, (_, index) => `jan+${index}@gmail.com`);
    const others = Array.from({ length: 12 }, (_, index) => `v${index}@fleet.example`);
    const statuses = [...(await Promise.all(sameMailbox.map(ask))), ...(await Promise.all(others.map(ask)))];
    expect(new Set(statuses)).toEqual(new Set([200]));

    const waiting = async () =>
      (await database.query.selectFrom('outbox').select('id').where('status', 'in', ['queued', 'sending']).execute())
        .length;
    await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(0);
    const leads = await database.query.selectFrom('lead').select('id').execute();
    const held = await database.query.selectFrom('outbox').select('fault').where('status', '=', 'skipped').execute();
    expect(leads).toHaveLength(24);
    const reached = mailServer.received.map(({ envelope }) => envelope.to[0] ?? '');
    expect(reached.filter((address) => address.startsWith('jan+'))).toHaveLength(5);
    expect(reached).toHaveLength(ofServer);
    const because = (reason: string) => held.filter(({ fault }) => fault === reason).length;
    expect([because('mailbox_limit'), because('server_limit')]).toEqual([7, 9]);
  }, 120_000);
});
