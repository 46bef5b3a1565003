import { fail, ok } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { aLeadOn, sendCampaignMail } from '../../../testing/campaigns.ts';
import { listed, post, sendMessage, signUp } from '../../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { createAddressHash } from '../../secrets/addressHash.ts';
import { createLastLook } from './lastLook.ts';
import { createOutbox } from './outbox.ts';

/** These mails were submitted with their fields filled in. */
const nothing = () => ({ subject: '', payload: '{}', links: [] });

describe.each(engines)('the last look at a mail on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const at = (seconds: number) => new Date(server.clock.now + seconds * 1000).toISOString();

  const taken = async () => {
    const outbox = createOutbox(server.database);
    const [mail] = await outbox.claim('first', 1, at(0), at(20));
    if (mail === undefined) throw new Error('There is no mail.');
    return {
      outbox,
      mail,
      look: () =>
        createLastLook({ database: server.database, hashAddress: createAddressHash('key'), fillIn: nothing })(mail),
    };
  };

  const ask = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    await server.app.inject({
      method,
      url,
      headers: await server.signIn(),
      ...(payload === undefined ? {} : { payload }),
    });

  /** What became of every mail once the mail server accepts mail again. */
  const outcomes = async () => {
    server.mailServer.answer = () => ok(undefined);
    server.clock.now += 3_600_000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    const mails = await server.database.query.selectFrom('outbox').select(['kind', 'status', 'fault']).execute();
    return mails
      .map(({ kind, status, fault }) => [kind, status, status === 'sent' ? null : fault])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  };

  describe.each(['guide', 'campaign'] as const)('of a %s', (kind) => {
    beforeEach(async () => {
      const lead = await aLeadOn(server, 'a@fleet.example');
      await server.outboxWorker.stop();
      if (kind === 'campaign') await sendCampaignMail(server, lead);
      else await signUp(server, { email: 'b@fleet.example' });
    });

    test('that its worker holds, it may leave', async () => {
      const { look } = await taken();
      expect(await look()).toMatchObject({ ok: true, value: { kind, payload: expect.stringContaining('"') } });
    });

    test('that another took over, it may not', async () => {
      const { outbox, look } = await taken();
      expect(await outbox.claim('second', 1, at(21), at(41))).toHaveLength(1);
      expect(await look()).toEqual({ ok: false, error: 'lease_lost' });
    });

    test('that another took over and sent, it may not', async () => {
      const { outbox, mail, look } = await taken();
      await outbox.claim('second', 1, at(21), at(41));
      await outbox.markSent([{ id: mail.id, at: at(22) }], 'second');
      expect(await look()).toEqual({ ok: false, error: 'lease_lost' });
    });
  });

  describe('of the mails of a visitor, which the mail server deferred', () => {
    const email = 'esmee@golfslag.example';
    const toAdvisor = ['contact_advisor', 'sent', null];
    const asked = ['unsubscribe_link', 'sent', null];
    const held = (fault: string) => [
      toAdvisor,
      ['contact_confirmation', 'skipped', fault],
      ['guide', 'skipped', fault],
      ['newsletter_confirmation', 'skipped', fault],
      asked,
    ];

    /** One mail of every kind that a visitor causes, none of them sent. */
    const deferred = async () => {
      server.mailServer.answer = () => fail({ code: 'deferred', detail: '451 4.7.1', permanent: false });
      await signUp(server, { email, newsletter: true });
      await sendMessage(server, { email });
      const [lead] = await listed(server);
      if (lead === undefined) throw new Error('There is no lead.');
      await ask('POST', `/api/fnc-leads/${lead.id}/confirmation`, {});
      await post(server, '/api/unsubscribe-link', { email, language: 'nl' });
      await server.outboxWorker.settled();
      expect(server.mailServer.sent).toEqual([]);
      return `/api/fnc-leads/${lead.id}`;
    };

    test('the advisor’s block holds back all but the requested link', async () => {
      const lead = await deferred();
      expect((await ask('POST', `${lead}/block`, { reason: 'asked' })).statusCode).toBe(200);
      expect(await outcomes()).toEqual(held('blocked'));
    });

    test('a block of the address holds them back, also when its lead does not show it', async () => {
      const lead = await deferred();
      await ask('POST', `${lead}/block`, { reason: 'asked' });
      await server.database.query.updateTable('lead').set({ suppressed: null }).execute();
      expect(await outcomes()).toEqual(held('blocked'));
    });

    test('deleting the lead holds them back', async () => {
      expect((await ask('DELETE', await deferred())).statusCode).toBe(200);
      expect(await outcomes()).toEqual(held('lead_removed'));
    });

    test('correcting the address holds them back', async () => {
      const lead = await deferred();
      expect((await ask('PATCH', lead, { email: 'esmee@golfslag-charter.example' })).statusCode).toBe(200);
      expect(await outcomes()).toEqual(held('address_changed'));
    });

    test('a bounce holds none of them back: one of them may prove that the address works', async () => {
      await deferred();
      await server.database.query.updateTable('lead').set({ suppressed: 'bounced' }).execute();
      expect((await outcomes()).map(([, status]) => status)).toEqual(Array(5).fill('sent'));
    });
  });
});
