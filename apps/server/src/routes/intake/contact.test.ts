import { afterEach, beforeEach, expect, test } from 'vitest';
import { listed, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test.each([
  ['nl', 'Bedankt! Je bericht is ontvangen. Je krijgt binnen 24 uur antwoord.'],
  ['en', 'Thank you! We’ve got your message and will reply within 24 hours.'],
])('POST /api/contact answers in %s', async (language, message) => {
  const answer = await sendMessage(server, { language });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message }]);
});

test.each([
  [{ language: 'nl', name: '', message: undefined }, 'all_fields_required', 'Vul alle velden in', ['name', 'message']],
  [{ language: 'en', email: '' }, 'all_fields_required', 'Fill in all the fields', ['email']],
  [{ language: 'nl', email: 'x', message: ' ' }, 'all_fields_required', 'Vul alle velden in', ['email', 'message']],
  [{ language: 'nl', email: 'ruben@' }, 'email_invalid', 'Voer een geldig email adres in', ['email']],
])('%o: the sentence of the whole, and each field by its own fault', async (changes, code, message, fields) => {
  const answer = await sendMessage(server, changes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, code, message, error: message });
  const { issues } = answer.json<{ issues: { path: string; code: string; message: string }[] }>();
  expect(issues.map(({ path }) => path)).toEqual(fields);
  expect(issues.map((issue) => issue.code)).not.toContain('all_fields_required');
});

test('a message makes a waiting lead of the website, a mail to the advisor and a confirmation', async () => {
  await sendMessage(server, { language: 'en' });
  await server.outboxWorker.settled();
  const [lead] = await listed(server);
  expect(lead).toMatchObject({
    name: 'Ruben Zeeman',
    source: 'website',
    page: '/',
    language: 'en',
    status: 'new',
    waitingSince: '2026-03-02T09:00:00.000Z',
  });
  const events = await timelineOf(server, lead?.id ?? '');
  expect(events.map((event) => event['mailKind'] ?? event.kind)).toEqual([
    'contact_confirmation',
    'contact_advisor',
    'message_received',
  ]);
  expect(events[2]).toMatchObject({ message: 'Ik vaar onder Nederlandse vlag.\nKan ik in Nederland blijven wonen?' });

  const mails = Object.fromEntries(server.mailServer.sent.map((mail) => [mail.to, mail]));
  const toAdvisor = mails['advies@fnc.example'];
  expect(toAdvisor).toMatchObject({ replyTo: 'ruben@zeeman.example', language: 'nl' });
  expect(toAdvisor?.text).toContain('Kan ik in Nederland blijven wonen?');
  expect(toAdvisor?.text).toContain(`https://www.fnc.example/admin/leads/${lead?.id}`);
  expect(mails['ruben@zeeman.example']).toMatchObject({ replyTo: 'advies@fnc.example', language: 'en' });
});

test('the confirmation does not quote the message', async () => {
  await sendMessage(server);
  const { payload } = await server.database.query
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'contact_confirmation')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(payload)).toEqual({ language: 'nl', name: 'Ruben Zeeman' });
});

test('a lead that asked for the guide before stays one lead, keeps its first source and waits again', async () => {
  await signUp(server, { email: 'ruben@zeeman.example', name: 'Ruben Z.' });
  const [known] = await listed(server);
  const headers = await server.signIn();
  await server.app.inject({
    method: 'PUT',
    url: `/api/fnc-leads/${known?.id}`,
    headers,
    payload: { status: 'contacted' },
  });
  server.clock.now += 3_600_000;
  await sendMessage(server, { email: 'Ruben@Zeeman.example' });
  const leads = await listed(server);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    source: 'linkedin',
    profession: 'kapitein',
    status: 'contacted',
    waitingSince: '2026-03-02T10:00:00.000Z',
  });
});

test('a filled honeypot gets the same answer, and nothing is stored or mailed', async () => {
  const answer = await sendMessage(server, { honeypot: 'x' });
  expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([200, true]);
  await server.outboxWorker.settled();
  expect(await listed(server)).toEqual([]);
  expect(server.mailServer.sent).toEqual([]);
});

test('a phone number and preferred times reach the lead, its timeline and the mail to the advisor', async () => {
  await sendMessage(server, { phone: '06 12 34 56 78', preferredMoments: 'dinsdagochtend' });
  await server.outboxWorker.settled();
  const [lead] = await listed(server);
  expect(lead?.phone).toBe('06 12 34 56 78');
  const events = await timelineOf(server, lead?.id ?? '');
  const told = { phone: '06 12 34 56 78', preferredMoments: 'dinsdagochtend' };
  expect(events.find(({ kind }) => kind === 'message_received')).toMatchObject(told);
  const toAdvisor = server.mailServer.sent.find(({ to }) => to === 'advies@fnc.example');
  expect(toAdvisor?.text).toMatch(/Telefoon:? +06 12 34 56 78/);
  expect(toAdvisor?.text).toMatch(/Beste belmoment:? +dinsdagochtend/);
});

test('a known phone number stays; the timeline has the one in the message', async () => {
  await signUp(server, { email: 'ruben@zeeman.example', phone: '010 12 34 56' });
  server.clock.now += 3_600_000;
  await sendMessage(server, { phone: '06 00 00 00 02' });
  const [lead] = await listed(server);
  expect(lead?.phone).toBe('010 12 34 56');
  const events = await timelineOf(server, lead?.id ?? '');
  expect(events.find(({ kind }) => kind === 'message_received')).toMatchObject({ phone: '06 00 00 00 02' });
});

test('a number that is too long is refused with its field', async () => {
  const answer = await sendMessage(server, { phone: '0'.repeat(41) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ issues: [{ path: 'phone', code: 'phone_too_long' }] });
  expect(await listed(server)).toEqual([]);
});
