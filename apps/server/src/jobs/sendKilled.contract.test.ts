import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { aLead } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAddressHash } from '../adapters/secrets/addressHash.ts';
import { createIdSource } from '../adapters/secrets/ids.ts';
import { createCampaignMails } from '../adapters/sql/campaigns/campaignMails.ts';
import { createCampaignSends } from '../adapters/sql/campaigns/campaignSends.ts';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { createCampaigns } from '../adapters/sql/file/campaigns.ts';
import { createChangeLog } from '../adapters/sql/file/changes/changeLog.ts';
import { toRow } from '../adapters/sql/leads/leadRows.ts';
import { createForServer, engines, type EmptyDatabase } from '../testing/engines.ts';

/** Enough for a fourth batch in both parts. */
const amount = 300;
const at = '2026-03-02T09:00:00.000Z';
const ids = Array.from({ length: amount }, (_, index) => `lead-${String(index).padStart(3, '0')}`);
/** Every third lead has given no consent. */
const refused = amount / 3;
const order = { key: 'first', sendAt: null, tick: false };
const letter = { name: 'Brief', subject: 'Dag {firstName}', content: '<p>Dag</p>' };

interface Left {
  readonly chosen: number;
  readonly waiting: number;
}
/** No mail is queued before all leads were chosen. */
const isHalfWay = {
  choosing: ({ chosen, waiting }: Left) => chosen > 0 && chosen < amount && waiting === 0,
  handing_over: ({ chosen, waiting }: Left) => chosen === amount && waiting < amount - refused,
};

const moduleOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
/** Sends, and is killed in batch three of its first or second part: half-way, before the commit, or right after it. */
const sendAndDie = (url: string, campaignId: string, state: string, when: 'within' | 'before' | 'after') => `
  const { openDatabase } = await import(${moduleOf('../adapters/sql/database.ts')});
  const { createAddressHash } = await import(${moduleOf('../adapters/secrets/addressHash.ts')});
  const { createIdSource } = await import(${moduleOf('../adapters/secrets/ids.ts')});
  const { createCampaignMails } = await import(${moduleOf('../adapters/sql/campaigns/campaignMails.ts')});
  const { createCampaignSends } = await import(${moduleOf('../adapters/sql/campaigns/campaignSends.ts')});
  const { createCampaigns } = await import(${moduleOf('../adapters/sql/file/campaigns.ts')});
  const { createChangeLog } = await import(${moduleOf('../adapters/sql/file/changes/changeLog.ts')});
  const database = await openDatabase(${JSON.stringify(url)});
  let batch = 0;
  const die = () => { if (batch === 3) process.kill(process.pid, 'SIGKILL'); };
  const dying = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') die();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const unsynced = async (work) => {
    const done = await database.unsynced(async (transaction) => {
      const row = await transaction.selectFrom('campaign_send').select('state').executeTakeFirst();
      if (row.state === ${JSON.stringify(state)}) batch += 1;
      const taken = await work(${when === 'within'} ? transaction.withPlugin(dying) : transaction);
      if (${when === 'before'}) die();
      return taken;
    });
    die();
    return done;
  };
  const stored = { database: { ...database, unsynced }, now: () => ${Date.parse(at)}, newId: createIdSource(), hashAddress: createAddressHash('key') };
  const changeLog = createChangeLog(stored);
  const sends = createCampaignSends({
    ...stored, changeLog, campaigns: createCampaigns({ ...stored, changeLog }), campaignMails: createCampaignMails(stored),
    linksOf: () => [], onMail: () => {},
  });
  await sends.send('admin', ${JSON.stringify(campaignId)}, ${JSON.stringify(order)});
`;

/** Advances the clock this many seconds after the send. */
const clock =
  (seconds = 0) =>
  () =>
    Date.parse(at) + seconds * 1000;

function partsOf(database: Database, now: () => number) {
  const stored = { database, now, newId: createIdSource(), hashAddress: createAddressHash('key') };
  const changeLog = createChangeLog(stored);
  const campaigns = createCampaigns({ ...stored, changeLog });
  const campaignMails = createCampaignMails(stored);
  const sends = createCampaignSends({
    ...stored,
    changeLog,
    campaigns,
    campaignMails,
    linksOf: () => [],
    onMail: () => undefined,
  });
  return { campaigns, sends };
}

describe.each(engines)('a server that is killed while it sends a campaign, on $name', (engine) => {
  let empty: EmptyDatabase;
  let database: Database;
  let campaignId: string;
  beforeEach(async () => {
    empty = await createForServer(engine);
    database = await openDatabase(empty.url);
    const leads = ids.map((id, index) =>
      aLead({ id, email: `${id}@fleet.example`, consent: index % 3 === 0 ? 'none' : 'confirmed' }),
    );
    await database.query
      .insertInto('lead')
      .values(leads.map((lead) => ({ ...toRow(lead), unsubscribed_at: null, deleted_at: null })))
      .execute();
    ({ id: campaignId } = await partsOf(database, clock()).campaigns.add('admin', {
      ...letter,
      recipients: ids,
    }));
  });
  afterEach(async () => {
    await database.close();
    await empty.drop();
  });

  const mails = () => database.query.selectFrom('campaign_mail').select(['lead_id', 'kept_fault']).execute();
  const queued = () => database.query.selectFrom('outbox').select('lead_id').where('status', '=', 'queued').execute();
  const kill = async (state: string, when: 'within' | 'before' | 'after') => {
    await database.close();
    const program = sendAndDie(empty.url, campaignId, state, when);
    // Not marked as a module, because the database's threads would inherit that.
    const child = spawn(process.execPath, ['--eval', program]);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    database = await openDatabase(empty.url);
  };

  describe.each(['choosing', 'handing_over'] as const)('in the part of %s', (state) => {
    test.each(['within', 'before', 'after'] as const)(
      '%s the storing of a batch: nothing left before all were chosen, and the next server ends the work, once',
      async (when) => {
        await kill(state, when);
        const left = { chosen: (await mails()).length, waiting: (await queued()).length };
        expect({ ...left, isHalfWay: isHalfWay[state](left) }).toMatchObject({ isHalfWay: true });

        const later = partsOf(database, clock(60));
        expect(await later.sends.resume()).toBe(1);
        expect(await later.sends.resume()).toBe(0);
        expect(new Set((await mails()).map(({ lead_id }) => lead_id)).size).toBe(amount);
        expect(await mails()).toHaveLength(amount);
        const leaving = (await queued()).map(({ lead_id }) => lead_id ?? '').sort();
        expect(leaving).toEqual(ids.filter((_, index) => index % 3 !== 0));
        const sent = await later.sends.send('admin', campaignId, order);
        expect(sent).toMatchObject({
          ok: true,
          value: { at, accepted: amount - refused, already: 0, refused: { consent_missing: refused } },
        });
        expect(await later.campaigns.findById(campaignId)).toMatchObject({ status: 'sent', sentAt: at });
      },
    );

    test('a repeated call on another server waits for the lease to end and then finishes the send', async () => {
      await kill(state, 'after');
      let looks = 0;
      const other = partsOf(database, () => clock(looks++ < 10 ? 1 : 60)());
      // The search for unfinished sends leaves it alone while its lease may be valid.
      expect(await other.sends.resume()).toBe(0);
      const sent = await other.sends.send('admin', campaignId, order);
      expect(sent).toMatchObject({ ok: true, value: { accepted: amount - refused } });
      expect(await queued()).toHaveLength(amount - refused);
    });

    test('another server can stop it, and none of it is sent', async () => {
      await kill(state, 'after');
      const { sends, campaigns } = partsOf(database, clock(1));
      expect(await sends.stop('admin', campaignId)).toBeGreaterThan(0);
      expect(await queued()).toEqual([]);
      expect(await campaigns.findById(campaignId)).toMatchObject({ status: 'draft' });
      const later = partsOf(database, clock(60));
      expect(await later.sends.resume()).toBe(0);
      expect(await later.sends.send('admin', campaignId, { ...order, key: 'again' })).toMatchObject({
        value: { accepted: amount - refused, already: 0, refused: { consent_missing: refused } },
      });
      expect(await queued()).toHaveLength(amount - refused);
    });
  });

  test('closed in between, it says so and the next server continues', async () => {
    const { sends } = partsOf(database, clock());
    const asked = sends.send('admin', campaignId, order).catch((error: unknown) => error);
    await sends.close();
    expect(await asked).toMatchObject({ name: 'SendInterrupted' });
    const later = partsOf(database, clock());
    expect(await later.sends.send('admin', campaignId, order)).toMatchObject({
      value: { accepted: amount - refused },
    });
    expect(await queued()).toHaveLength(amount - refused);
  });
});
