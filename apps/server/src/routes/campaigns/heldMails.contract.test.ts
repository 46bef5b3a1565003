import { instantOf, type CampaignOrder } from '@fnc/domain';
import { createApiCampaignRepository } from '@fnc/domain/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, deliveriesOf, figuresOf, order as orderOf, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { seedLead } from '../../testing/seedReaders.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(engines)('mails that a restore held, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const campaigns = async () => createApiCampaignRepository(await clientOf(server));

  test('go out again only with the tick, and a second stop does not forget that they may have left', async () => {
    const [stopped, held, withoutConsent] = [
      await seedLead(server.database, { name: 'Esmee Golfslag', consent: 'confirmed' }),
      await seedLead(server.database, { name: 'Femke Baken', consent: 'confirmed' }),
      await seedLead(server.database, { name: 'Daan Ankerplaats', consent: 'none' }),
    ];
    const recipients = [stopped, held, withoutConsent].map(({ id }) => id);
    const letter = { name: 'Brief', subject: 'Brief', content: '<p>Dag</p>', recipients };
    const { id } = await (await campaigns()).add(letter);
    const send = async (order: Partial<CampaignOrder> & Pick<CampaignOrder, 'key'>) =>
      await (await campaigns()).send(id, { sendAt: instantOf(server.clock.now + 3_600_000), tick: true, ...order });
    await send({ key: 'first' });
    await (await campaigns()).stop(id);
    await server.database.query
      .updateTable('campaign_mail')
      .set({ held_at: instantOf(server.clock.now) })
      .where('lead_id', 'in', [held.id, withoutConsent.id])
      .execute();
    expect(await (await campaigns()).audience(id, false)).toMatchObject({
      willGet: 2,
      waiting: 1,
      held: { willGet: 1, waiting: 1 },
    });
    expect(await figuresOf(server, id)).toMatchObject({ cancelled: 3, held: 2 });
    expect(await send({ key: 'rest' })).toMatchObject({ accepted: 1, already: 2 });
    expect(await figuresOf(server, id)).toMatchObject({ queued: 1, cancelled: 2, refused: 0 });
    await (await campaigns()).stop(id);
    expect(await send({ key: 'all', again: true })).toMatchObject({ accepted: 3, already: 0 });
    expect((await deliveriesOf(server, '', id)).map(({ reason }) => reason)).toEqual([undefined, undefined, undefined]);
    expect(await figuresOf(server, id)).toMatchObject({ queued: 3, held: 0 });
    await (await campaigns()).stop(id);
    expect(await (await campaigns()).audience(id, true)).toMatchObject({
      willGet: 3,
      held: { willGet: 2, waiting: 0 },
    });
    const reasons = (await deliveriesOf(server, '', id)).map(({ leadId, reason }) => [leadId, reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      [stopped.id]: undefined,
      [held.id]: 'restored',
      [withoutConsent.id]: 'restored',
    });
  });

  test('are refused one at a time as well without the tick', async () => {
    const lead = await aLeadOn(server, 'esmee@golfslag.example');
    const sendAt = instantOf(server.clock.now + 3_600_000);
    await sendCampaignMail(server, lead, { sendAt });
    await orderOf(server, 'cancel', 'campaign-1');
    const held_at = instantOf(server.clock.now);
    await server.database.query.updateTable('campaign_mail').set({ held_at }).execute();
    const refused = await sendCampaignMail(server, lead, { sendAt });
    expect(refused).toMatchObject({ status: 409, body: { code: 'recipient_held' } });
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'cancelled', reason: 'restored' }]);
    expect(await sendCampaignMail(server, lead, { sendAt, again: true })).toMatchObject({
      status: 200,
      body: { status: 'queued', repeated: false },
    });
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'queued' }]);
    // Once it is queued again, a repeated call is answered as for any other mail.
    expect(await sendCampaignMail(server, lead, { sendAt })).toMatchObject({ status: 200, body: { repeated: true } });
  });
});
