// `npm run bench:mail`: a campaign through the durable outbox, which writes to disk before and after each mail,
// compared with the bare connection pool with the same mails prepared in memory; same mail server, same run. Both
// send over SMTP to a separate process. Then 1,000 recipients in the built console, from the click until the server
// accepted all of them; and 100,000 in one call, compared with inserting their rows alone.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultAiSettings } from '@fnc/domain';
import type { OutgoingMail } from '../apps/server/src/adapters/mail/mailTransport.ts';
import { createMetrics } from '../apps/server/src/metrics/metrics.ts';
import { createSmtpTransport } from '../apps/server/src/adapters/mail/smtpTransport.ts';
import { createAddressHash } from '../apps/server/src/adapters/secrets/addressHash.ts';
import { createIdSource } from '../apps/server/src/adapters/secrets/ids.ts';
import { createSeal } from '../apps/server/src/adapters/secrets/seal.ts';
import { newToken } from '../apps/server/src/adapters/secrets/tokens.ts';
import { createCampaignMails } from '../apps/server/src/adapters/sql/campaigns/campaignMails.ts';
import { openDatabase, type Database } from '../apps/server/src/adapters/sql/database.ts';
import { sharedSecret } from '../apps/server/src/adapters/sql/secrets.ts';
import { assemble, type Parts } from '../apps/server/src/assemble.ts';
import { createLog } from '../apps/server/src/plugins/log.ts';
import { seedReaders } from '../apps/server/src/testing/seedReaders.ts';
import { defaultTemplates } from '../packages/domain/src/templates/defaultTemplates.data.ts';
import { buildApps } from '../scripts/build.ts';
import { benchHandOver } from './mail/handOver.ts';
import { benchSendAll } from './mail/sendAll.ts';

const messages = 2_000;
const rounds = 3;
/** Minimum acceptable share of the bare pool's speed. */
const budget = 0.7;

const seal = createSeal('a key of the bench, and of the bench alone');

const content = defaultTemplates[0]?.content ?? '';
const from = 'FNC <post@fnc.example>';

const parts = (database: Database, url: string): Parts => ({
  database,
  seal,
  backups: null,
  backupDir: null,
  transport: createSmtpTransport(url),
  ai: { ...defaultAiSettings, apiKey: undefined },
  log: createLog('silent'),
  publicUrl: () => 'https://www.fnc.example',
  from,
  advisor: 'advies@fnc.example',
  limits: { perSecond: Infinity, perHour: null },
  automaticMailsPerHour: 1_000_000,
  smtpHost: '127.0.0.1',
  measuresReaders: false,
  mailEventsSecret: undefined,
  folders: { site: '/nowhere', admin: '/nowhere' },
  outboxFolder: '/nowhere',
  isHttps: true,
  trustProxy: undefined,
  allowsDevelopmentOrigins: false,
  formRequestsPerMinute: 1_000_000,
  sessionHours: 12,
  sessionIdleHours: 12,
  version: '0',
  metrics: createMetrics({ ofProcess: false }),
  metricsToken: undefined,
  now: Date.now,
  chance: Math.random,
});

/** Stores a campaign of this many mails, as the server does when it accepts them. */
async function storeCampaign(database: Database): Promise<void> {
  const at = new Date().toISOString();
  const hashAddress = createAddressHash(await sharedSecret(database, 'address', newToken, at, seal));
  const mails = createCampaignMails({ database, now: Date.now, newId: createIdSource(), hashAddress });
  for (const lead of await seedReaders(database, messages)) {
    await mails.accept({
      campaignId: 'campaign',
      campaignName: 'Bench',
      leadId: lead.id,
      to: lead.email,
      subject: 'Wat verandert er in 2027?',
      sendAt: null,
      withoutConsent: false,
      again: false,
      links: [],
      payloadFor: () => ({ language: 'nl', content, text: 'Dag Esmee', reason: 'newsletter' }),
    });
  }
}

/** @returns mails per second, and the mails as sent */
async function throughOutbox(url: string): Promise<{ perSecond: number; mails: OutgoingMail[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const database = await openDatabase(`file:${path.join(folder, 'bench.db')}`);
  await storeCampaign(database);
  const settings = parts(database, url);
  const mails: OutgoingMail[] = [];
  const { transport } = settings;
  const watched: Parts['transport'] = {
    ...transport,
    send(mail) {
      mails.push(mail);
      return transport.send(mail);
    },
  };
  const { app, outboxWorker } = await assemble({ ...settings, transport: watched });
  const started = performance.now();
  outboxWorker.start();
  await outboxWorker.settled();
  const seconds = (performance.now() - started) / 1000;
  const { sent } = await database.query
    .selectFrom('outbox')
    .where('status', '=', 'sent')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow();
  await outboxWorker.stop();
  await transport.close();
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  if (sent !== messages) throw new Error(`Only ${sent} of ${messages} mails were sent.`);
  return { perSecond: messages / seconds, mails };
}

/** Sends the same mails with the pool alone, at the same concurrency. */
async function throughPool(url: string, mails: readonly OutgoingMail[]): Promise<number> {
  const pool = createSmtpTransport(url);
  const waiting = [...mails];
  const started = performance.now();
  const lane = async () => {
    for (let mail = waiting.pop(); mail !== undefined; mail = waiting.pop()) await pool.send(mail);
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  const perSecond = mails.length / ((performance.now() - started) / 1000);
  await pool.close();
  return perSecond;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await buildApps();
const sink = fork(new URL('./mail/sink.ts', import.meta.url));
const port = await new Promise<number>((resolve) => {
  sink.once('message', (told) => resolve(Number(told)));
});
const url = `smtp://127.0.0.1:${port}`;
const outbox: number[] = [];
const pool: number[] = [];
// The first round warms both up. Then the rounds alternate, so that load on the machine affects both.
for (let round = -1; round < rounds; round++) {
  const { perSecond, mails } = await throughOutbox(url);
  const bare = await throughPool(url, mails);
  if (round < 0) continue;
  outbox.push(perSecond);
  pool.push(bare);
}
const isHandedOver = await benchHandOver(url);
const isSentInOneCall = await benchSendAll();
sink.disconnect();
const ratios = outbox.map((perSecond, round) => perSecond / (pool[round] ?? Number.NaN));
console.log(`\nA campaign of ${messages} mails of ${Math.round(content.length / 1024)} KB, median of ${rounds} rounds`);
console.table({
  'through the durable outbox': { 'mails a second': Math.round(median(outbox)) },
  'the bare pool, in the same run': { 'mails a second': Math.round(median(pool)) },
});
const ratio = median(ratios);
console.log(`ratio ${ratio.toFixed(2)}, budget ${budget}`);
process.exitCode = ratio >= budget && isHandedOver && isSentInOneCall ? 0 : 1;
