import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byRestore, instantOf } from '@fnc/domain';
import {
  createApiCampaignRepository,
  createApiClientRepository,
  createApiReportRepository,
  createApiTemplateRepository,
} from '@fnc/domain/storage';
import { aReport, aNewTemplate } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, deliveriesOf, order, sendCampaignMail } from '../../../testing/campaigns.ts';
import { createForServer, engineOn, engines, type EmptyDatabase } from '../../../testing/engines.ts';
import { get, listed, post, signUp } from '../../../testing/requests.ts';
import { clientOf } from '../../../testing/sharedServer.ts';
import { startTestServer, testSecretKey, type TestServer } from '../../../testing/testServer.ts';
import { createBackups, type Backups } from '../backups.ts';
import type { CarriedOver } from './carryOver.ts';
import { finishRestore, prepareRestore } from './restore.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const { id: _id, type: _type, updatedAt: _updatedAt, ...report } = aReport();

describe.each(engines)('a restore on $name', (engine) => {
  let folder: string;
  let lost: EmptyDatabase;
  let backups: Backups;
  let server: TestServer;
  let stopJobs: (() => Promise<void>) | undefined;
  const made: EmptyDatabase[] = [];
  const keep = (database: EmptyDatabase) => {
    made.push(database);
    return database;
  };
  const empty = async () => keep(await engine.create());
  beforeEach(async () => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'fnc-since-')), 'backups');
    lost = keep(await createForServer(engine));
    backups = createBackups({ folder, databaseUrl: lost.url, secretKey: testSecretKey });
    server = await startTestServer({ engine: engineOn(engine, lost) });
  });
  afterEach(async () => {
    await stopJobs?.();
    stopJobs = undefined;
    await server.close();
    for (const database of made.splice(0)) await database.drop();
    rmSync(path.dirname(folder), { recursive: true });
  });

  const backUp = () => backups.make('regular', instantOf(server.clock.now));
  const sent = () => server.mailServer.sent.map(({ to, subject }) => `${to}: ${subject}`);
  const later = async (ms: number) => {
    server.clock.now += ms;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  const remove = async (url: string) =>
    (await server.app.inject({ method: 'DELETE', url, headers: await server.signIn() })).statusCode;

  /** Restores the newest backup and starts a server on it, with its jobs, at the same time. */
  async function restore(database = lost): Promise<CarriedOver | null> {
    const { now } = server.clock;
    await stopJobs?.();
    await server.close();
    const [{ file } = { file: '' }] = backups.list();
    const where = { secretKey: testSecretKey, databaseUrl: database.url, dataDir: folder };
    const prepared = await prepareRestore({ ...where, file });
    await prepared.apply(instantOf(now));
    prepared.discard();
    const carried = await finishRestore(where);
    server = await startTestServer({ engine: engineOn(engine, database) });
    server.clock.now = now;
    stopJobs = server.startJobs();
    await later(0);
    await expect
      .poll(() => server.database.query.selectFrom('campaign_send').select('id').where('state', '!=', 'done').execute())
      .toEqual([]);
    await later(0);
    return carried;
  }

  /** A campaign of its own, planned in six hours for these leads. */
  async function aPlannedCampaign(recipients: readonly string[], inMs: number | null = 6 * hourMs) {
    const campaigns = createApiCampaignRepository(await clientOf(server));
    const draft = { name: 'Brief', subject: 'Brief', content: '<p>Dag</p>', recipients: [...recipients] };
    const { id } = await campaigns.add(draft);
    const sendAt = inMs === null ? null : instantOf(server.clock.now + inMs);
    return { id, send: () => campaigns.send(id, { key: 'first', sendAt, tick: false }) };
  }
  const campaignOf = async (id: string) => await createApiCampaignRepository(await clientOf(server)).findById(id);
  const anAnswer = async (lead: { id: string; email: string }, inMs = 6 * hourMs, subject = 'Antwoord') =>
    await post(
      server,
      '/api/send-email',
      {
        to: lead.email,
        subject,
        content: '<p>Dag</p>',
        leadId: lead.id,
        sendAt: instantOf(server.clock.now + inMs),
      },
      await server.signIn(),
    );

  test('mails that left since the backup do not leave again, and those that still wait do', async () => {
    const one = await aLeadOn(server, 'one@fleet.example');
    const campaign = await aPlannedCampaign([one.id]);
    await campaign.send();
    await sendCampaignMail(server, one, { campaignId: 'single', sendAt: instantOf(server.clock.now + 6 * hourMs) });
    await anAnswer(one);
    await anAnswer(one, 2 * dayMs, 'Tweede antwoord');
    await backUp();
    const before = sent().length;
    await later(7 * hourMs);
    expect(sent().slice(before)).toHaveLength(3);
    const carried = await restore();
    expect(carried).toMatchObject({ settledMails: 3, heldCampaigns: 0, heldCampaignMails: 0, heldMails: 0 });
    expect(sent()).toEqual([]);
    expect(await deliveriesOf(server, '', campaign.id)).toMatchObject([{ status: 'sent' }]);
    await later(2 * dayMs);
    expect(sent()).toEqual(['one@fleet.example: Tweede antwoord']);
  });

  test('mails whose outcome is unknown, because the database is lost, wait for a person', async () => {
    const one = await aLeadOn(server, 'one@fleet.example');
    const two = await aLeadOn(server, 'two@fleet.example');
    const campaign = await aPlannedCampaign([one.id, two.id]);
    await campaign.send();
    await anAnswer(one);
    await backUp();
    await later(7 * hourMs);
    const carried = await restore(await empty());
    expect(carried).toMatchObject({ settledMails: 0, heldCampaigns: 1, heldCampaignMails: 2, heldMails: 1 });
    await later(2 * dayMs);
    expect(sent()).toEqual([]);
    const status = await get(server, '/api/admin/status', await server.signIn());
    expect(status.json()).toMatchObject({ failedMails: [{ leadId: one.id, mailKind: 'answer' }] });
    const lead = await get(server, `/api/fnc-leads/${one.id}`, await server.signIn());
    expect(lead.body).toContain('Stond klaar in een teruggezette back-up en is misschien al verstuurd');
    // The campaign is a draft again: sending it is a decision.
    expect(await campaignOf(campaign.id)).toMatchObject({ status: 'draft' });
    const campaigns = createApiCampaignRepository(await clientOf(server));
    expect(await deliveriesOf(server, '', campaign.id)).toMatchObject(
      [one, two].map(() => ({ status: 'cancelled', reason: 'restored' })),
    );
    expect(await campaigns.audience(campaign.id, false)).toMatchObject({
      willGet: 2,
      held: { willGet: 2, waiting: 0 },
    });
    // Without the tick nobody gets it a second time.
    const withoutTick = await campaigns.send(campaign.id, { key: 'second', sendAt: null, tick: false });
    expect(withoutTick).toMatchObject({ accepted: 0, already: 2 });
    await later(0);
    expect(sent()).toEqual([]);
    await campaigns.send(campaign.id, { key: 'third', sendAt: null, tick: false, again: true });
    await anAnswer(one, 0);
    await later(0);
    expect(sent().toSorted()).toEqual([
      'one@fleet.example: Antwoord',
      'one@fleet.example: Brief',
      'two@fleet.example: Brief',
    ]);
  });

  test.each([
    ['the same backup', 'after'],
    ['one from before the campaign was sent', 'before'],
  ] as const)('mails that a restore held stay held when %s is restored over it', async (_name, moment) => {
    const campaign = await aPlannedCampaign([(await aLeadOn(server, 'one@fleet.example')).id], 2 * dayMs);
    if (moment === 'before') await backUp();
    await campaign.send();
    server.clock.now += dayMs;
    await backUp();
    await later(2 * dayMs);
    const database = await empty();
    expect(await restore(database)).toMatchObject({ heldCampaigns: 1, heldCampaignMails: 1 });
    if (moment === 'before') rmSync(backups.list()[0]?.file ?? '');
    expect(await restore(database)).toMatchObject({ heldCampaigns: 0 });
    expect(await deliveriesOf(server, '', campaign.id)).toMatchObject([{ status: 'cancelled', reason: 'restored' }]);
    const campaigns = createApiCampaignRepository(await clientOf(server));
    expect(await campaigns.audience(campaign.id, false)).toMatchObject({ willGet: 1, held: { willGet: 1 } });
    const withoutTick = await campaigns.send(campaign.id, { key: 'second', sendAt: null, tick: false });
    expect(withoutTick).toMatchObject({ accepted: 0, already: 1 });
    await later(2 * dayMs);
    expect(sent()).toEqual([]);
  });

  test('mails of a new, empty database are unknown as well', async () => {
    const one = await aLeadOn(server, 'one@fleet.example');
    await (await aPlannedCampaign([one.id])).send();
    await backUp();
    await server.close();
    const other = await empty();
    server = await startTestServer({ engine: engineOn(engine, other) });
    expect(await restore(other)).toMatchObject({ heldCampaigns: 1, heldCampaignMails: 1 });
    await later(2 * dayMs);
    expect(sent()).toEqual([]);
  });

  test('a campaign that was stopped or removed since the backup stays so', async () => {
    const one = await aLeadOn(server, 'one@fleet.example');
    const [stopped, removed, goesOn] = [
      await aPlannedCampaign([one.id]),
      await aPlannedCampaign([one.id]),
      await aPlannedCampaign([one.id]),
    ];
    for (const { send } of [stopped, removed, goesOn]) await send();
    await sendCampaignMail(server, one, { campaignId: 'single', sendAt: instantOf(server.clock.now + 6 * hourMs) });
    await backUp();
    await createApiCampaignRepository(await clientOf(server)).stop(stopped.id);
    await createApiCampaignRepository(await clientOf(server)).remove(removed.id);
    await order(server, 'cancel', 'single');
    expect(await restore()).toMatchObject({ settledMails: 3, removedRecords: 1, heldCampaigns: 0, heldMails: 0 });
    expect(await campaignOf(stopped.id)).toMatchObject({ status: 'draft', handedOver: false });
    expect(await campaignOf(removed.id)).toBeNull();
    expect(await campaignOf(goesOn.id)).toMatchObject({ status: 'scheduled' });
    expect(await deliveriesOf(server, '', 'single')).toMatchObject([{ status: 'cancelled' }]);
    await later(7 * hourMs);
    expect(sent()).toEqual(['one@fleet.example: Brief']);
    expect(await deliveriesOf(server, '', goesOn.id)).toMatchObject([{ status: 'sent' }]);
  });

  test('a campaign that was sent since the backup is not sent again, and one that was planned since is a draft', async () => {
    const one = await aLeadOn(server, 'one@fleet.example');
    const two = await aLeadOn(server, 'two@fleet.example');
    const now = await aPlannedCampaign([one.id], null);
    const planned = await aPlannedCampaign([one.id, two.id]);
    await backUp();
    await now.send();
    await planned.send();
    await later(0);
    expect(await restore()).toMatchObject({ heldCampaigns: 1 });
    expect(await campaignOf(now.id)).toMatchObject({ status: 'sent', handedOver: true });
    expect(await deliveriesOf(server, '', now.id)).toMatchObject([{ leadId: one.id, status: 'sent' }]);
    expect(await campaignOf(planned.id)).toMatchObject({ status: 'draft' });
    await later(7 * hourMs);
    expect(sent()).toEqual([]);
    const campaigns = createApiCampaignRepository(await clientOf(server));
    await campaigns.send(planned.id, { key: 'second', sendAt: null, tick: false });
    await later(0);
    expect(sent().toSorted()).toEqual(['one@fleet.example: Brief', 'two@fleet.example: Brief']);
  });

  test.each(['choosing', 'handing_over'] as const)(
    'a send that the backup has as %s, and that ended since, ends once',
    async (state) => {
      const one = await aLeadOn(server, 'one@fleet.example');
      const two = await aLeadOn(server, 'two@fleet.example');
      const campaign = await aPlannedCampaign([one.id, two.id], null);
      await campaign.send();
      const { query } = server.database;
      // As if the backup had been made in between: nothing chosen, or all and nothing handed over.
      const restoreRows = async () => {
        const [send, snapshot] = [
          await query.selectFrom('campaign_send').selectAll().executeTakeFirstOrThrow(),
          await query.selectFrom('campaign_snapshot').selectAll().executeTakeFirstOrThrow(),
        ];
        const mails = await query.selectFrom('campaign_mail').selectAll().execute();
        const rows = await query.selectFrom('outbox').selectAll().where('kind', '=', 'campaign').execute();
        await query.deleteFrom('outbox').where('kind', '=', 'campaign').execute();
        if (state === 'choosing') await query.deleteFrom('campaign_mail').execute();
        await query.updateTable('campaign_send').set({ state, place: '' }).execute();
        await query
          .updateTable('campaign_snapshot')
          .set({ recipients: JSON.stringify(state === 'choosing' ? [one.id, two.id] : []) })
          .execute();
        return async () => {
          await query.updateTable('campaign_send').set(send).execute();
          await query.updateTable('campaign_snapshot').set(snapshot).execute();
          if (state === 'choosing') await query.insertInto('campaign_mail').values(mails).execute();
          await query.insertInto('outbox').values(rows).execute();
        };
      };
      await server.outboxWorker.settled();
      const goOn = await restoreRows();
      await backUp();
      await goOn();
      expect(await restore()).toMatchObject({ heldCampaigns: 0 });
      await later(2 * dayMs);
      expect(sent()).toEqual([]);
      expect(await deliveriesOf(server, '', campaign.id)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    },
  );

  test('whom a send had not chosen in the backup is held as well, if the database is lost', async () => {
    const one = await aLeadOn(server, 'one@fleet.example');
    const campaign = await aPlannedCampaign([one.id]);
    await campaign.send();
    const { query } = server.database;
    // As if the backup had been made before anybody was chosen.
    await query.deleteFrom('outbox').where('kind', '=', 'campaign').execute();
    await query.deleteFrom('campaign_mail').execute();
    await query.updateTable('campaign_send').set({ state: 'choosing', place: '' }).execute();
    await query
      .updateTable('campaign_snapshot')
      .set({ recipients: JSON.stringify([one.id]) })
      .execute();
    await backUp();
    expect(await restore(await empty())).toMatchObject({ heldCampaigns: 1, heldCampaignMails: 1 });
    expect(await deliveriesOf(server, '', campaign.id)).toMatchObject([
      { leadId: one.id, status: 'cancelled', reason: 'restored' },
    ]);
    const campaigns = createApiCampaignRepository(await clientOf(server));
    await campaigns.send(campaign.id, { key: 'second', sendAt: null, tick: false });
    await later(2 * dayMs);
    expect(sent()).toEqual([]);
  });

  test('leads and records that were deleted since the backup are deleted, and can be brought back', async () => {
    const gone = await aLeadOn(server, 'gone@fleet.example');
    await aLeadOn(server, 'stays@fleet.example');
    await (await aPlannedCampaign([gone.id])).send();
    const options = await clientOf(server);
    const [clients, templates] = [createApiClientRepository(options), createApiTemplateRepository(options)];
    const form = { contactPerson: 'Bram', email: 'bram@kompas.example', status: 'pending', name: 'Kompas' } as const;
    const client = await clients.add(form);
    const template = await templates.add(aNewTemplate());
    await backUp();
    await clients.remove(client.id);
    await templates.remove(template.id);
    expect(await remove(`/api/fnc-leads/${gone.id}`)).toBe(200);
    expect(await restore()).toMatchObject({ removedLeads: 1, removedRecords: 2, erasedLeads: 0, erasedRecords: 0 });
    await later(7 * hourMs);
    expect(sent()).toEqual([]);
    expect(await listed(server)).toMatchObject([{ email: 'stays@fleet.example' }]);
    const again = await clientOf(server);
    expect(await createApiClientRepository(again).findById(client.id)).toBeNull();
    expect(await createApiTemplateRepository(again).restore(template.id)).toMatchObject({ id: template.id });
    const removals = server.database.query.selectFrom('change').select(['noun', 'fields']);
    expect(await removals.where('kind', '=', 'removed').orderBy('noun').execute()).toEqual(
      ['client', 'lead', 'template'].map((noun) => ({ noun, fields: JSON.stringify([byRestore]) })),
    );
    const headers = await server.signIn();
    expect((await post(server, `/api/fnc-leads/${gone.id}/restore`, {}, headers)).statusCode).toBe(200);
  });

  test('records that were erased since the backup are erased again', async () => {
    const options = await clientOf(server);
    const form = { contactPerson: 'Bram', email: 'bram@kompas.example', status: 'pending' } as const;
    const clients = createApiClientRepository(options);
    const [gone, stays] = [await clients.add({ ...form, name: 'Weg' }), await clients.add({ ...form, name: 'Blijft' })];
    const reports = createApiReportRepository(options);
    await reports.add(gone.id, report);
    const own = await reports.add(stays.id, report);
    const template = await createApiTemplateRepository(options).add(aNewTemplate());
    const campaign = await aPlannedCampaign([]);
    await backUp();
    await clients.remove(gone.id);
    await reports.remove(own?.id ?? '');
    await createApiTemplateRepository(options).remove(template.id);
    await createApiCampaignRepository(options).remove(campaign.id);
    await later(31 * dayMs);
    await server.cleanUp();
    const traces = async () =>
      (await server.database.query.selectFrom('erased_record').select('noun').orderBy('noun').execute()).map(
        ({ noun }) => noun,
      );
    expect(await traces()).toEqual(['campaign', 'client', 'report', 'template']);
    expect(await restore()).toMatchObject({ erasedRecords: 4, removedRecords: 0 });
    await server.cleanUp();
    expect(await traces()).toEqual(['campaign', 'client', 'report', 'template']);
    const { query } = server.database;
    expect(await query.selectFrom('client').select('id').execute()).toEqual([{ id: stays.id }]);
    for (const table of ['report', 'campaign'] as const)
      expect(await query.selectFrom(table).select('id').execute()).toEqual([]);
  });

  test('leads that said no since the backup show it, get no mail, and can be unblocked', async () => {
    const blocked = await aLeadOn(server, 'blocked@fleet.example');
    const left = await aLeadOn(server, 'left@fleet.example');
    await backUp();
    const block = { reason: 'asked', note: '' };
    await post(server, `/api/fnc-leads/${blocked.id}/block`, block, await server.signIn());
    await sendCampaignMail(server, left);
    await server.outboxWorker.settled();
    const [, token] = /afmelden\?t=([\w.-]+)/.exec(server.mailServer.sent.at(-1)?.text ?? '') ?? [];
    await server.app.inject({ method: 'POST', url: '/api/unsubscribe', payload: { token } });
    expect(await listed(server, '?search=left')).toMatchObject([{ subscribed: false }]);
    expect(await restore()).toMatchObject({ refusals: 2 });
    expect(await listed(server, '?search=left')).toMatchObject([{ subscribed: false }]);
    expect(await listed(server, '?search=blocked')).toMatchObject([{ suppressed: 'blocked' }]);
    await signUp(server, { email: blocked.email });
    await server.outboxWorker.settled();
    expect(sent().filter((mail) => mail.startsWith(blocked.email))).toEqual([]);
    expect((await anAnswer(blocked, 0)).statusCode).not.toBe(200);
    const unblocked = await post(server, `/api/fnc-leads/${blocked.id}/unblock`, {}, await server.signIn());
    expect(unblocked.statusCode).toBe(200);
    expect((await anAnswer(blocked, 0)).statusCode).toBe(200);
  });

  test('ends all sessions, also those that were ended since the backup', async () => {
    const [out, open] = [await server.signIn(), await server.signIn()];
    await backUp();
    await post(server, '/api/auth/logout', {}, out);
    expect(await restore()).toMatchObject({ endedSessions: 2 });
    for (const headers of [out, open]) expect((await get(server, '/api/admin/status', headers)).statusCode).toBe(401);
  });
});
