import { advisorFileKeys } from '@fnc/domain/storage';
import { fixedInstant } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { aDraft, readers, setUpDesk } from './setUpDesk.ts';

const soon = '2026-12-01T08:00:00.000Z';

async function setUp(count = 3) {
  const set = await setUpDesk({ leads: readers(count), campaigns: [aDraft(count)] });
  const { list, sender } = set.desk;
  const send = (change: object = {}) =>
    sender.send({ campaignId: '1', leads: readers(count), sendAt: null, tick: null, ...change });
  const figures = () => list.entry('1')?.figures;
  return { ...set, ...set.desk, send, figures };
}

describe('the list', () => {
  test('is sent until nothing waits, then completed, and that is stored', async () => {
    const { send, list, services, inStore, figures } = await setUp();
    await send();
    await list.open();
    expect(figures()).toMatchObject({ queued: 3, sent: 0 });
    expect(list.isMoving()).toBe(true);
    expect(await inStore('1')).toMatchObject({ status: 'sent' });
    services.mail.deliver();
    await list.refreshFigures();
    expect(await inStore('1')).toMatchObject({ status: 'completed', sentAt: fixedInstant, stats: { sent: 3 } });
    expect(list.entry('1')?.campaign.status).toBe('completed');
    expect(list.isMoving()).toBe(false);
  });

  test('what is planned for later does not move, and is not called sent', async () => {
    const { send, list, inStore } = await setUp();
    await send({ sendAt: soon });
    await list.open();
    expect(list.isMoving()).toBe(false);
    expect((await inStore('1')).status).toBe('scheduled');
  });

  test('an entry stays the same while nothing of it changes', async () => {
    const { list } = await setUp();
    const [before] = list.get().entries;
    await list.open();
    expect(list.get().entries[0]).toBe(before);
  });

  test('follows another tab, and shows the campaigns when the server cannot be asked', async () => {
    const { list, services } = await setUp();
    services.mail.campaignFigures = () => Promise.reject(new TypeError('offline'));
    services.storeElsewhere(advisorFileKeys.campaigns, JSON.stringify([aDraft(1), aDraft(1, { id: '2' })]));
    await list.open();
    expect(list.get()).toMatchObject({ phase: 'ready', figuresProblem: { code: 'answer_invalid' } });
    expect(list.get().entries).toHaveLength(2);
  });
});

describe('stop', () => {
  test('of a planned campaign: it is a draft again with its moment, and can be planned anew', async () => {
    const { send, actions, services, inStore } = await setUp();
    await send({ sendAt: soon, tick: { by: 'marit', leads: 1 } });
    expect(await actions.stop('1')).toEqual({ cancelled: 3 });
    expect(await inStore('1')).toMatchObject({
      status: 'draft',
      accepted: [],
      consentTick: null,
      scheduledAt: soon,
    });
    expect(await send({ sendAt: soon })).toMatchObject({ kind: 'scheduled', accepted: 3 });
    expect((await services.mail.campaignFigures(['1'])).campaigns).toMatchObject([{ queued: 3, cancelled: 0 }]);
  });

  test('in another browser, before anything left: it is a draft here too, and everybody is still to get it', async () => {
    const { send, list, services, inStore } = await setUp();
    await send({ sendAt: soon });
    expect((await inStore('1')).handedOver).toBe(true);
    await services.mail.cancelCampaign('1');
    await list.open();
    expect(await inStore('1')).toMatchObject({ status: 'draft', accepted: [], handedOver: false });
  });

  test('of a running send: what left stays, the others can be sent later', async () => {
    const { send, actions, services, inStore } = await setUp();
    const [first, ...others] = readers(3);
    await send({ leads: [first] });
    services.mail.deliver();
    await send({ leads: others });
    expect(await actions.stop('1')).toEqual({ cancelled: 2 });
    expect(await inStore('1')).toMatchObject({ accepted: ['lead1'] });
    expect((await inStore('1')).status).toBe('stopped');
    expect((await inStore('1')).handedOver).toBe(false);
  });

  test('a server that cannot be reached stops nothing, and that is told', async () => {
    const { send, actions, services, inStore } = await setUp();
    await send({ sendAt: soon });
    services.mail.cancelCampaign = () => Promise.reject(new TypeError('offline'));
    expect(await actions.stop('1')).toEqual({ problem: { code: 'answer_invalid' } });
    expect(await inStore('1')).toMatchObject({ status: 'scheduled' });
  });
});

describe('delete', () => {
  test('stops what waits, really deletes, and comes back as a draft', async () => {
    const { send, actions, services, list } = await setUp();
    await send({ sendAt: soon });
    await list.open();
    expect(await actions.remove('1')).toEqual({ outcome: 'removed' });
    expect(await services.campaigns.list()).toEqual([]);
    expect((await services.mail.campaignFigures(['1'])).campaigns).toMatchObject([{ queued: 0, cancelled: 3 }]);
    expect(await actions.remove('1')).toEqual({ outcome: 'gone' });
    expect(await actions.restore('1')).toMatchObject({ campaign: { id: '1', status: 'draft', accepted: [] } });
  });

  test('what waits cannot be stopped: nothing is deleted', async () => {
    const { send, actions, services } = await setUp();
    await send({ sendAt: soon });
    services.mail.cancelCampaign = () => Promise.reject(new TypeError('offline'));
    expect(await actions.remove('1')).toEqual({ problem: { code: 'answer_invalid' } });
    expect(await services.campaigns.list()).toHaveLength(1);
  });
});

test('a copy is a draft with its own name, and nothing of what was sent', async () => {
  const { send, actions } = await setUp();
  await send();
  expect(await actions.duplicate('1')).toMatchObject({
    campaign: { name: 'Najaarsbrief (Copy)', status: 'draft', recipients: ['lead1', 'lead2', 'lead3'] },
  });
  expect(await actions.duplicate('9')).toEqual({ problem: { code: 'campaign_not_found' } });
});

test('a tab that was closed between the server’s yes and its own store: what the server has is learned', async () => {
  const { send, actions, services, list, inStore, changeElsewhere } = await setUp();
  await send({ leads: readers(2) });
  await changeElsewhere('1', { status: 'draft', accepted: [], sentAt: null });
  await list.open();
  expect(await actions.adopt('1')).toBe(true);
  expect(await inStore('1')).toMatchObject({ status: 'sent', accepted: ['lead1', 'lead2'] });
  await list.open();
  expect(await actions.adopt('1')).toBe(false);
  expect(services.mail.calls).toHaveLength(2);
});
