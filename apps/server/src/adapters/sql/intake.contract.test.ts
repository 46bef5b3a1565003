import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { listed, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(engines)('what visitors send, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const kinds = async (): Promise<string[]> => {
    const rows = await server.database.query.selectFrom('outbox').select('kind').orderBy('id').execute();
    return rows.map(({ kind }) => kind);
  };

  test('sign-ups and messages of one address at the same moment are one lead that lost none of them', async () => {
    const email = 'esmee@golfslag.example';
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? signUp : sendMessage)(server, { email })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(16).fill(200));
    const leads = await listed(server);
    expect(leads).toHaveLength(1);
    const events = (await timelineOf(server, leads[0]?.id ?? '')).map((event) => event.kind);
    expect(events.filter((kind) => kind === 'guide_requested')).toHaveLength(8);
    expect(events.filter((kind) => kind === 'message_received')).toHaveLength(8);
  });

  test('nobody gets more than five mails in an hour because someone keeps typing their address', async () => {
    const email = 'someone@else.example';
    for (let time = 0; time < 4; time++) await signUp(server, { email });
    for (let time = 0; time < 4; time++) await sendMessage(server, { email });
    const guides = Array<string>(4).fill('guide');
    const messages = ['contact_advisor', 'contact_confirmation', ...Array<string>(3).fill('contact_advisor')];
    expect(await kinds()).toEqual([...guides, ...messages]);

    await signUp(server, { email: 'another@person.example' });
    expect(await kinds()).toEqual([...guides, ...messages, 'guide']);

    server.clock.now += 3_600_000;
    await signUp(server, { email });
    expect(await kinds()).toEqual([...guides, ...messages, 'guide', 'guide']);
  });
});
