import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, confirmTokenIn, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { listed, post, signUp } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const email = 'esmee@golfslag.example';

describe.each(engines)('a deleted lead that unsubscribed and signs up again, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const wayOut = async () => {
    await post(server, '/api/unsubscribe-link', { email, language: 'nl' });
    await server.outboxWorker.settled();
    return /\?t=(\S+)/.exec(server.mailServer.sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const unsubscribe = (token: string) => post(server, '/api/unsubscribe', { token });
  const remove = async (id: string) =>
    server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
  const month = async () => {
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
  };
  const confirm = async (token = confirmTokenIn(server)) =>
    (await post(server, '/api/confirm-newsletter', { token })).statusCode;
  const tick = async () => {
    server.clock.now += 60_000;
    await signUp(server, { email, newsletter: true });
    await server.outboxWorker.settled();
  };
  const campaignTo = async (lead: { id: string; email: string }, campaignId: string) => {
    const { status, body } = await sendCampaignMail(server, lead, { campaignId });
    return body.code ?? status;
  };
  const living = async () => {
    const [lead] = await listed(server);
    if (lead === undefined) throw new Error('there is no lead');
    return lead;
  };

  /** Unsubscribed as one lead, and confirmed as the next while the first could still be restored. */
  async function comeBack() {
    const first = await aLeadOn(server, email);
    await unsubscribe(await wayOut());
    await remove(first.id);
    await tick();
    expect(await living()).toMatchObject({ subscribed: false, consent: 'pending' });
    expect(await confirm()).toBe(200);
    return { first, second: await living() };
  }

  test('erasing the unsubscribed lead keeps the consent of the new one', async () => {
    const { second } = await comeBack();
    await month();
    expect(await campaignTo(second, 'one')).toBe(200);
  });

  test('erasing it also keeps that consent when the old lead still has its refusal', async () => {
    const { first, second } = await comeBack();
    await server.database.query
      .updateTable('lead')
      .set({ unsubscribed_at: '2026-03-02T09:00:00.000Z' })
      .where('id', '=', first.id)
      .execute();
    await month();
    expect(await campaignTo(second, 'one')).toBe(200);
  });

  test('a consent counts for every lead of the address, also for a third one', async () => {
    const { second } = await comeBack();
    await remove(second.id);
    await signUp(server, { email });
    expect(await living()).toMatchObject({ subscribed: true });
  });

  describe('and unsubscribes again by a link of the erased lead', () => {
    test('gets nothing, cannot confirm by an old link, and can by a new one', async () => {
      const first = await aLeadOn(server, email, { consent: 'none' });
      const old = await wayOut();
      await remove(first.id);
      await month();
      await tick();
      const before = confirmTokenIn(server);
      expect(await confirm()).toBe(200);
      server.clock.now += 60_000;
      await unsubscribe(old);
      const lead = await living();
      expect(await campaignTo(lead, 'one')).toBe('recipient_unsubscribed');
      expect(await confirm(before)).toBe(400);
      await tick();
      expect(await living()).toMatchObject({ consent: 'pending' });
      server.clock.now += 60_000;
      await unsubscribe(old);
      expect(await confirm()).toBe(400);
      const resent = await post(server, `/api/fnc-leads/${lead.id}/confirmation`, {}, await server.signIn());
      expect(resent.json<{ code: string }>().code).toBe('confirmation_not_pending');
      await tick();
      expect(await confirm()).toBe(200);
      expect(await campaignTo(lead, 'two')).toBe(200);
    });
  });
});
