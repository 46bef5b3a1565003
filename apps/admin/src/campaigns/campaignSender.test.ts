import type { Lead } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { StorageError } from '@fnc/domain/storage';
import { aLead, fixedInstant } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { mailFor } from './campaignSender.ts';
import { aDraft, readers, setUpDesk } from './setUpDesk.ts';

const atOnce = { sendAt: null, tick: null };
const soon = '2026-12-01T08:00:00.000Z';

const offline = () => new ApiError({ code: 'cannot_connect', status: 0, message: 'cannot_connect' });

async function setUp(count: number, leads: readonly Lead[] = readers(count)) {
  const set = await setUpDesk({ leads, campaigns: [aDraft(count)] });
  const send = (change: object = {}) => set.desk.sender.send({ campaignId: '1', leads, ...atOnce, ...change });
  return { ...set, leads, send };
}

test('a mail is filled in for its reader; values are text, and never filled in again', () => {
  const lead = aLead({ name: '<b>{name}</b> Golf', profession: 'kapitein', language: 'en' });
  const campaign = aDraft(1, { subject: 'Dag {firstName}', content: '<p>{name}, {profession|vriend}</p>' });
  expect(mailFor(campaign, lead, atOnce)).toMatchObject({
    subject: 'Dag <b>(name)</b>',
    content: '<p>&lt;b&gt;&#123;name&#125;&lt;/b&gt; Golf, Captain</p>',
    to: lead.email,
    campaignId: '1',
  });
});

describe('a send', () => {
  test('hands one mail for each lead to the server, says how far it is, and stores who was accepted', async () => {
    const { desk, send, services, inStore } = await setUp(8);
    const progress: number[] = [];
    desk.sender.subscribe(() => progress.push(desk.sender.get().sending?.done ?? -1));
    expect(await send()).toEqual({ kind: 'sent', accepted: 8, refused: 0, refusals: [] });
    expect(services.mail.calls.map(({ leadId }) => leadId).sort()).toEqual(readers(8).map(({ id }) => id));
    expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, -1]);
    const stored = await inStore('1');
    expect(stored).toMatchObject({ status: 'sent', sentAt: fixedInstant, consentTick: null, stats: { sent: 8 } });
    expect([...(stored.accepted ?? [])].sort()).toEqual(readers(8).map(({ id }) => id));
  });

  test('that is planned gives the server the moment', async () => {
    const { send, services, inStore } = await setUp(2);
    expect(await send({ sendAt: soon })).toMatchObject({ kind: 'scheduled', accepted: 2 });
    expect(services.mail.calls.map(({ sendAt }) => sendAt)).toEqual([soon, soon]);
    expect(await inStore('1')).toMatchObject({ status: 'scheduled', scheduledAt: soon, sentAt: null });
  });

  test('who the server refuses is named with the reason, and the others get it', async () => {
    const [first, second, third] = readers(3);
    const gone = { ...(second as Lead), subscribed: false };
    const { send, services, leads } = await setUp(3, [first as Lead, gone, third as Lead]);
    // This window still believes that they may be mailed.
    const outcome = await send({ leads: leads.map((lead) => ({ ...lead, subscribed: true })) });
    expect(outcome).toMatchObject({
      kind: 'sent',
      accepted: 2,
      refusals: [{ id: 'lead2', name: 'Lezer 2', problem: { code: 'recipient_unsubscribed' } }],
    });
    expect(services.mail.calls).toHaveLength(3);
  });

  test('all of whom are refused sends nothing, and stays a draft', async () => {
    const leads = readers(2).map((lead) => ({ ...lead, consent: 'pending' as const }));
    const { send, inStore } = await setUp(2, leads);
    expect(await send()).toMatchObject({ kind: 'failed', accepted: 0, problem: { code: 'consent_pending' } });
    expect((await inStore('1')).status).toBe('draft');
  });

  test('stores the tick before the first mail goes by it, and uses it only where it is needed', async () => {
    const leads = readers(2).map((lead, index) => (index === 0 ? lead : { ...lead, consent: 'none' as const }));
    const { send, services, inStore } = await setUp(2, leads);
    expect(await send({ tick: { by: 'marit', leads: 1 } })).toMatchObject({ accepted: 2 });
    expect((await inStore('1')).consentTick).toEqual({ by: 'marit', at: fixedInstant, leads: 1 });
    expect(services.mail.calls.map(({ withoutConsent }) => withoutConsent)).toEqual([undefined, true]);
  });
});

describe('a send that is broken off', () => {
  test('has somebody left, until it is resumed and ends; who is refused is not left', async () => {
    const { send, services, inStore, leads } = await setUp(3);
    const sendEmail = services.mail.sendEmail.bind(services.mail);
    services.mail.sendEmail = (mail) => (mail.leadId === 'lead1' ? sendEmail(mail) : Promise.reject(offline()));
    expect(await send()).toMatchObject({ kind: 'failed', accepted: 1, left: 2 });
    expect(await inStore('1')).toMatchObject({ accepted: ['lead1'], handedOver: false });
    services.mail.sendEmail = (mail) => {
      if (mail.leadId !== 'lead3') return sendEmail(mail);
      return Promise.reject(new ApiError({ code: 'consent_pending', status: 409, message: 'consent_pending' }));
    };
    expect(await send({ leads: leads.slice(1) })).toMatchObject({ kind: 'sent', accepted: 1, refused: 1 });
    expect(await inStore('1')).toMatchObject({ accepted: ['lead1', 'lead2'], handedOver: true });
  });

  test('stopped: what is on its way is awaited, the rest is left, and can be sent later, nobody twice', async () => {
    const { desk, send, services, inStore, leads } = await setUp(30);
    const forget = desk.sender.subscribe(() => {
      if (desk.sender.get().sending?.done === 5) void desk.sender.stop();
    });
    const outcome = await send();
    forget();
    expect(outcome).toMatchObject({ kind: 'stopped', refused: 0 });
    const accepted = (await inStore('1')).accepted ?? [];
    expect(outcome).toMatchObject({ accepted: accepted.length, left: 30 - accepted.length });
    expect(accepted.length).toBeLessThan(15);
    const rest = leads.filter(({ id }) => !accepted.includes(id));
    expect(await send({ leads: rest })).toMatchObject({ kind: 'sent', accepted: rest.length });
    expect(new Set(services.mail.calls.map(({ leadId }) => leadId)).size).toBe(30);
    expect(services.mail.calls).toHaveLength(30);
    expect((await inStore('1')).accepted).toHaveLength(30);
  });

  test('the server is gone: said with the reason, and nothing more is tried', async () => {
    const { send, services, inStore } = await setUp(30);
    const sendEmail = services.mail.sendEmail.bind(services.mail);
    services.mail.sendEmail = (mail) => (services.mail.calls.length < 10 ? sendEmail(mail) : Promise.reject(offline()));
    const outcome = await send();
    expect(outcome).toMatchObject({ kind: 'failed', accepted: 10, left: 20, problem: { code: 'cannot_connect' } });
    expect((await inStore('1')).accepted).toHaveLength(10);
  });

  test('before anybody was accepted: it is still a draft', async () => {
    const { send, services, inStore } = await setUp(3);
    services.mail.sendEmail = () => Promise.reject(offline());
    expect(await send()).toMatchObject({ kind: 'failed', accepted: 0, left: 3 });
    expect(await inStore('1')).toMatchObject({ status: 'draft' });
  });

  test('a store that is full does not stop it, and is told in the end', async () => {
    const { send, services, inStore } = await setUp(3);
    const update = services.campaigns.update.bind(services.campaigns);
    services.campaigns.update = (id, change) =>
      change.accepted === undefined ? update(id, change) : Promise.reject(new StorageError('storage_full'));
    expect(await send()).toMatchObject({ kind: 'failed', accepted: 3, left: 0, problem: { code: 'storage_full' } });
    services.campaigns.update = update;
    // What the server has is asked of the server.
    expect((await inStore('1')).accepted).toBeUndefined();
  });

  test('what another window stored as accepted meanwhile stays', async () => {
    const { desk, send, inStore, changeElsewhere } = await setUp(12);
    let told: Promise<void> | null = null;
    desk.sender.subscribe(() => {
      if (desk.sender.get().sending?.done === 4) told ??= changeElsewhere('1', { accepted: ['elsewhere'] });
    });
    expect(await send()).toMatchObject({ kind: 'sent', accepted: 12 });
    expect((await inStore('1')).accepted).toHaveLength(13);
    expect((await inStore('1')).accepted).toContain('elsewhere');
  });

  test('a campaign that is deleted meanwhile: what waits is taken back', async () => {
    const { desk, send, services } = await setUp(30);
    let removed: Promise<boolean> | null = null;
    desk.sender.subscribe(() => {
      if (desk.sender.get().sending?.done === 6) removed ??= services.campaigns.remove('1');
    });
    await send();
    const { campaigns } = await services.mail.campaignFigures(['1']);
    expect(campaigns).toMatchObject([{ queued: 0 }]);
  });

  test('a draft that cannot be stored is not sent', async () => {
    const { send, services } = await setUp(3);
    services.campaigns.update = () => Promise.reject(new StorageError('storage_full'));
    expect(await send()).toEqual({ kind: 'notSaved', problem: { code: 'storage_full' } });
    expect(services.mail.calls).toEqual([]);
  });
});
