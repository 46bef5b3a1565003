import { newsletterConsent } from '@fnc/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSignUp, get, listed, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('POST /api/fnc-subscribe answers the sentence and the path of the guide in the language of the form', async () => {
  const dutch = await signUp(server);
  expect([dutch.statusCode, dutch.json()]).toEqual([
    200,
    {
      success: true,
      message: 'Bedankt! Je download start automatisch. Check ook je email voor extra tips.',
      downloadUrl: '/guide/cyprus-gids.pdf',
    },
  ]);
  const english = await signUp(server, { language: 'en' });
  expect(english.json()).toMatchObject({
    message: 'Thank you! Your download starts automatically. Check your email too, for some extra tips.',
    downloadUrl: '/guide/cyprus-guide.pdf',
  });
});

test('a sign-up is a lead with its timeline and a mail in the visitor’s language', async () => {
  await signUp(server, { language: 'en', newsletter: true });
  await server.outboxWorker.settled();
  const [lead] = await listed(server);
  expect(lead).toMatchObject({
    name: 'Esmee Golfslag',
    email: 'esmee@golfslag.example',
    phone: '+31 6 00 00 00 02',
    profession: 'kapitein',
    source: 'linkedin',
    leadMagnet: 'cyprus-ebook',
    page: '/linkedin',
    language: 'en',
    status: 'new',
    subscribed: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    waitingSince: null,
    welcomeSince: '2026-03-02T09:00:00.000Z',
  });
  expect(await timelineOf(server, lead?.id ?? '')).toMatchObject([
    { kind: 'mail', mailKind: 'guide', to: 'esmee@golfslag.example', outcome: 'sent', attempts: 1 },
    {
      kind: 'consent_given',
      wording: newsletterConsent('en').wording,
      page: '/linkedin',
      language: 'en',
    },
    { kind: 'guide_requested', source: 'linkedin', page: '/linkedin' },
  ]);
  const [mail] = server.mailServer.sent;
  expect(mail).toMatchObject({ to: 'esmee@golfslag.example', replyTo: 'advies@fnc.example', language: 'en' });
  expect(mail?.text).toContain('https://www.fnc.example/guide/cyprus-guide.pdf');
  expect(mail?.html).toContain('https://www.fnc.example/guide/cyprus-guide.pdf');
});

test('without the tick there is no consent, and the guide is still sent', async () => {
  await signUp(server, { newsletter: false });
  await server.outboxWorker.settled();
  const [lead] = await listed(server);
  const kinds = (await timelineOf(server, lead?.id ?? '')).map((event) => event.kind);
  expect(kinds).toEqual(['mail', 'guide_requested']);
  expect(server.mailServer.sent).toHaveLength(1);
});

test('the same address in any case is the same lead; what is known stays, and what was typed is in the timeline', async () => {
  const first = aSignUp();
  await signUp(server);
  server.clock.now += 60_000;
  await signUp(server, {
    name: 'Esmee de Golfslag',
    email: ' ESMEE@Golfslag.example ',
    phone: '',
    profession: 'maritime-pilot',
    source: 'facebook',
    page: '/facebook',
  });
  await server.outboxWorker.settled();
  const leads = await listed(server);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    name: first.name,
    email: 'esmee@golfslag.example',
    phone: first.phone,
    profession: first.profession,
    source: 'linkedin',
    page: '/linkedin',
    createdAt: '2026-03-02T09:00:00.000Z',
    waitingSince: null,
    welcomeSince: '2026-03-02T09:01:00.000Z',
  });
  const requests = (await timelineOf(server, leads[0]?.id ?? '')).filter((event) => event.kind === 'guide_requested');
  expect(requests).toMatchObject([
    { source: 'facebook', name: 'Esmee de Golfslag', profession: 'maritime-pilot' },
    { source: 'linkedin', name: first.name, phone: first.phone, profession: first.profession },
  ]);
  expect(server.mailServer.sent).toHaveLength(2);
});

test('twenty simultaneous sign-ups of one address are one lead with twenty requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(server)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  const leads = await listed(server);
  expect(leads).toHaveLength(1);
  const events = await timelineOf(server, leads[0]?.id ?? '');
  expect(events.filter((event) => event.kind === 'guide_requested')).toHaveLength(20);
});

test('a filled honeypot gets the same answer, and nothing is stored or mailed', async () => {
  const honest = await signUp(server, { email: 'honest@person.example' });
  const program = await signUp(server, { honeypot: 'http://spam.example' });
  expect([program.statusCode, program.json()]).toEqual([honest.statusCode, honest.json()]);
  await server.outboxWorker.settled();
  expect((await listed(server)).map((lead) => lead.email)).toEqual(['honest@person.example']);
  expect(server.mailServer.sent).toHaveLength(1);
});

test('older clients’ payload is valid: no language, no newsletter, an empty phone', async () => {
  const { language: _language, ...older } = aSignUp({ phone: '' });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/fnc-subscribe',
    headers: { 'accept-language': 'en-GB,en;q=0.9' },
    payload: { ...older, unknown: 'field' },
  });
  expect(answer.json()).toMatchObject({ success: true, downloadUrl: '/guide/cyprus-guide.pdf' });
});

test('when it cannot be stored the visitor gets an error and no mail is sent', async () => {
  await server.database.query.schema.dropTable('outbox').execute();
  const answer = await signUp(server);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'internal_error']);
  const leads = await get(server, '/api/fnc-leads', await server.signIn());
  expect(leads.json<{ count: number }>().count).toBe(0);
});
