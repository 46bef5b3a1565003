import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAddressHash } from '../../apps/server/src/adapters/secrets/addressHash.ts';
import { createIdSource } from '../../apps/server/src/adapters/secrets/ids.ts';
import { createCampaignMails } from '../../apps/server/src/adapters/sql/campaigns/campaignMails.ts';
import { createCampaignSends } from '../../apps/server/src/adapters/sql/campaigns/campaignSends.ts';
import { openDatabase, type Database } from '../../apps/server/src/adapters/sql/database.ts';
import { createCampaigns } from '../../apps/server/src/adapters/sql/file/campaigns.ts';
import { createChangeLog } from '../../apps/server/src/adapters/sql/file/changes/changeLog.ts';
import { seedReaders } from '../../apps/server/src/testing/seedReaders.ts';
import { report } from '../measure.ts';

const recipients = 100_000;
const rowsAtOnce = 200;
/** Maximum wait of a sign-up for the writer while a campaign is sent, in ms. */
const longestWaitMs = 1_000;
/** Maximum memory while sending, in MB: the recipients' ids a few times, and no mails. */
const mostMemory = 150;

type Reader = Awaited<ReturnType<typeof seedReaders>>[number];

async function withReaders<T>(work: (database: Database, readers: readonly Reader[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const database = await openDatabase(`file:${path.join(folder, 'bench.db')}`);
  try {
    return await work(database, await seedReaders(database, recipients));
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts the rows alone, in batches of the same size, in ms. */
const bareRows = (): Promise<number> =>
  withReaders(async (database, readers) => {
    const newId = createIdSource();
    const at = new Date().toISOString();
    const started = performance.now();
    for (let from = 0; from < readers.length; from += rowsAtOnce) {
      const some = readers.slice(from, from + rowsAtOnce).map((reader) => ({ ...reader, mail: newId() }));
      await database.unsynced(async (transaction) => {
        await transaction
          .insertInto('campaign_mail')
          .values(some.map(({ id, mail }) => ({ id: mail, campaign_id: 'bare', lead_id: id })))
          .execute();
        await transaction
          .insertInto('outbox')
          .values(
            some.map(({ id, email, mail }) => ({
              id: mail,
              lead_id: id,
              kind: 'campaign',
              priority: 1,
              recipient: email,
              subject: 'Dag',
              payload: '{}',
              run_at: at,
              created_at: at,
            })),
          )
          .execute();
      });
    }
    return performance.now() - started;
  });

interface Sent {
  readonly ms: number;
  /** The longest of the writes that run at the same time. */
  readonly longestMs: number;
  readonly memory: number;
}

/** Writes to a lead repeatedly until aborted. @returns the longest write, in ms */
async function writeMeanwhile({ query }: Database, id: string, signal: AbortSignal): Promise<number> {
  let longestMs = 0;
  while (!signal.aborted) {
    const started = performance.now();
    await query
      .updateTable('lead')
      .set({ notes: String(started) })
      .where('id', '=', id)
      .execute();
    longestMs = Math.max(longestMs, performance.now() - started);
    await pause(5);
  }
  return longestMs;
}

const usedMemory = () => process.memoryUsage().heapUsed / 1024 / 1024;

/** Peak memory until aborted, in MB above the start. */
async function watchMemory(signal: AbortSignal): Promise<number> {
  const before = usedMemory();
  let most = before;
  while (!signal.aborted) {
    most = Math.max(most, usedMemory());
    await pause(20);
  }
  return most - before;
}

const oneCall = (): Promise<Sent> =>
  withReaders(async (database, readers) => {
    const stored = { database, now: Date.now, newId: createIdSource(), hashAddress: createAddressHash('bench') };
    const changeLog = createChangeLog(stored);
    const campaigns = createCampaigns({ ...stored, changeLog });
    const sends = createCampaignSends({
      ...stored,
      changeLog,
      campaigns,
      campaignMails: createCampaignMails(stored),
      linksOf: () => [],
      onMail: () => undefined,
    });
    const { id } = await campaigns.add('bench', {
      name: 'Bench',
      subject: 'Dag {firstName}',
      content: '<p>Beste {name}</p>',
      recipients: readers.map((reader) => reader.id),
    });
    const stop = new AbortController();
    const waits = writeMeanwhile(database, readers[0]?.id ?? '', stop.signal);
    const memory = watchMemory(stop.signal);
    const started = performance.now();
    const sent = await sends.send('bench', id, { key: 'bench', sendAt: null, tick: false });
    const ms = performance.now() - started;
    stop.abort();
    if (sent?.ok !== true || sent.value.accepted !== recipients) throw new Error('Not everybody was mailed.');
    return { ms, longestMs: await waits, memory: await memory };
  });

/** One call that sends to 100,000 on SQLite. @returns whether it is within budget */
export async function benchSendAll(): Promise<boolean> {
  const baselineMs = await bareRows();
  const { ms, longestMs, memory } = await oneCall();
  const isFast = report('A campaign sent by the server', [
    {
      what: `${recipients} recipients in one call: chosen, kept with their reasons, and in the outbox`,
      ms,
      baseline: 'their rows alone, written in one go',
      baselineMs,
      // It has twice as many statements, a rule per recipient, and concurrent writers.
      budget: 10,
    },
  ]);
  console.log(`a write meanwhile waited ${Math.round(longestMs)} ms at most, budget ${longestWaitMs} ms`);
  console.log(`held in memory ${Math.round(memory)} MB at most, budget ${mostMemory} MB`);
  return isFast && longestMs <= longestWaitMs && memory <= mostMemory;
}
