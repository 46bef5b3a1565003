import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { aLeadOn, sendCampaignMail } from '../../../testing/campaigns.ts';
import { signUp } from '../../../testing/requests.ts';
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
});
