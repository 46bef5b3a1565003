import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAddressHash } from '../adapters/secrets/addressHash.ts';
import { createIdSource } from '../adapters/secrets/ids.ts';
import { newToken } from '../adapters/secrets/tokens.ts';
import { testSeal, testSecretKey } from '../testing/testServer.ts';
import { createCampaignMails } from '../adapters/sql/campaigns/campaignMails.ts';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { sharedSecret } from '../adapters/sql/secrets.ts';
import { createForServer, engines, type EmptyDatabase } from '../testing/engines.ts';
import { mostTwiceAtAKill, startMailServer, type TestMailServer } from '../testing/mailServer.ts';
import { seedReaders } from '../testing/seedReaders.ts';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const amount = 400;

/** On SQLite two processes share a file on one machine. */
describe.each(engines)('two servers on one database, $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let mailServer: TestMailServer;
  let dataDir: string;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
    mailServer = await startMailServer();
    dataDir = mkdtempSync(path.join(tmpdir(), 'fnc-two-'));
  });
  afterEach(async () => {
    for (const { child, exit } of running.splice(0)) {
      child.kill('SIGKILL');
      await exit;
    }
    await mailServer.close();
    await database.close();
    await empty.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Like a campaign that was queued while no server could send. */
  async function accepted(): Promise<string[]> {
    const leads = await seedReaders(database, amount);
    const at = new Date().toISOString();
    const hashAddress = createAddressHash(await sharedSecret(database, 'address', newToken, at, testSeal));
    const mails = createCampaignMails({ database, now: Date.now, newId: createIdSource(), hashAddress });
    for (const lead of leads) {
      await mails.accept({
        campaignId: 'campaign-1',
        campaignName: '',
        leadId: lead.id,
        to: lead.email,
        subject: 'Dag',
        sendAt: null,
        withoutConsent: false,
        again: false,
        links: [],
        payloadFor: () => ({ language: 'nl', content: '<p>Dag</p>', text: 'Dag', reason: 'newsletter' }),
      });
    }
    return leads.map(({ email }) => email);
  }

  async function startBoth(): Promise<readonly [ServerProcess, ServerProcess]> {
    const settings = {
      DATA_DIR: dataDir,
      SECRET_KEY: testSecretKey,
      DATABASE_URL: empty.url,
      SMTP_URL: mailServer.url,
      MAIL_PER_SECOND: '1000000',
      ADMIN_PASSWORD: 'a first password',
      LOG_LEVEL: 'fatal',
    };
    const both = [startServerProcess(settings), startServerProcess(settings)] as const;
    running.push(...both);
    await Promise.all(both.map((server) => server.address()));
    return both;
  }
  const arrived = () => mailServer.received.flatMap(({ envelope }) => envelope.to).sort();
  const unfinished = async () =>
    (await database.query.selectFrom('outbox').select('id').where('status', '!=', 'sent').execute()).length;

  test('each mail is sent once', async () => {
    const emails = await accepted();
    await startBoth();
    await expect.poll(unfinished, { timeout: 60_000, interval: 100 }).toBe(0);
    expect(arrived()).toEqual(emails);
  }, 90_000);

  test('when one is killed the other continues: none is lost, and only mails being sent may arrive twice', async () => {
    const emails = await accepted();
    const [first] = await startBoth();
    await expect.poll(() => mailServer.received.length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(amount / 4);
    first.child.kill('SIGKILL');
    await expect.poll(unfinished, { timeout: 90_000, interval: 100 }).toBe(0);
    expect([...new Set(arrived())]).toEqual(emails);
    const twice = arrived().length - emails.length;
    console.log(`${engine.name}: one of two servers killed, ${twice} of ${amount} delivered more than once`);
    expect(twice).toBeLessThanOrEqual(mostTwiceAtAKill);
  }, 180_000);
});
