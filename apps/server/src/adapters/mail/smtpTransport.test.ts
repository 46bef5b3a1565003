import { afterEach, beforeEach, expect, test } from 'vitest';
import { aMail } from '../../testing/mails.ts';
import { startMailServer, type TestMailServer } from '../../testing/mailServer.ts';
import { mailServerCertificate } from '../../testing/mailServerCertificate.data.ts';
import type { MailTransport } from './mailTransport.ts';
import { smtpSecurityOf, type SmtpSecurity } from './smtpSecurity.ts';
import { createSmtpTransport } from './smtpTransport.ts';

let mailServer: TestMailServer;
let transport: MailTransport;
beforeEach(async () => {
  mailServer = await startMailServer();
  transport = createSmtpTransport(mailServer.url);
});
afterEach(async () => {
  await transport.close();
  await mailServer.close();
});

test('a mail arrives with its headers, a text part and an HTML part', async () => {
  expect(await transport.send(aMail())).toEqual({ ok: true, value: undefined });
  const [received] = mailServer.received;
  expect(received?.envelope).toEqual({ from: 'post@fnc.example', to: ['esmee@golfslag.example'] });
  expect(received?.mail).toMatchObject({
    from: { name: 'FNC', address: 'post@fnc.example' },
    to: [{ address: 'esmee@golfslag.example' }],
    replyTo: [{ address: 'advies@fnc.example' }],
    subject: 'De gids, één keer',
    messageId: '<mail-1@fnc.example>',
    date: '2026-03-02T09:00:00.000Z',
  });
  const header = (key: string) => received?.mail.headers.find((one) => one.key === key)?.value;
  expect(header('content-language')).toBe('nl');
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('content-type')).toMatch(/^multipart\/alternative/);
  expect(received?.raw).toMatch(
    /Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/,
  );
  expect(received?.mail.text?.trim()).toBe('Hallo Esmée');
  expect(received?.mail.html?.trim()).toBe('<p>Hallo Esmée</p>');
});

test('nothing a visitor types becomes a header or a recipient', async () => {
  await transport.send(aMail({ subject: 'Hallo\r\nBcc: other@example.com', replyTo: 'a@b.example\r\nX-Evil: 1' }));
  const [received] = mailServer.received;
  expect(received?.envelope.to).toEqual(['esmee@golfslag.example']);
  expect(received?.mail.headers.map((one) => one.key)).not.toContain('bcc');
  expect(received?.mail.headers.map((one) => one.key)).not.toContain('x-evil');
});

test.each([
  ['the recipient', 450, { code: 'deferred', permanent: false, detail: '450 words of the server' }],
  ['the recipient', 550, { code: 'refused', permanent: true, detail: '550 words of the server' }],
  ['the data', 451, { code: 'deferred', permanent: false, detail: '451 words of the server' }],
  ['the data', 554, { code: 'refused', permanent: true, detail: '554 words of the server' }],
] as const)('%s refused with %i', async (step, code, error) => {
  mailServer.says[step === 'the data' ? 'data' : 'recipient'] = { code, text: 'words of the server' };
  expect(await transport.send(aMail())).toEqual({ ok: false, error });
});

const unknown = { code: 'refused', permanent: true, unknownMailbox: true };
const final = { code: 'refused', permanent: true };
const again = { code: 'deferred', permanent: false };

test.each([
  // A wrong MAIL_FROM must not fail any recipient of the list.
  ['sender', 530, '5.7.0 authentication required', again],
  ['sender', 550, '5.1.0 sender rejected', again],
  ['sender', 550, '5.1.1 no such user', again],
  ['sender', 550, '5.1.7 invalid sender', again],
  ['sender', 553, '5.1.8 no such domain', again],
  ['sender', 553, '5.7.1 not owned by user', again],
  ['recipient', 553, '5.1.8 sender address rejected', again],
  ['data', 550, '5.1.8 Access denied, bad outbound sender', again],
  ['recipient', 550, '5.1.1 no such user', unknown],
  ['recipient', 550, '5.1.2 no such domain', unknown],
  ['recipient', 553, '5.1.3 bad address', unknown],
  ['recipient', 551, '5.1.6 moved', unknown],
  ['recipient', 550, '5.1.10 no such user', unknown],
  ['recipient', 550, '5.1.0 address rejected', final],
  ['recipient', 552, '5.1.1 mailbox full', final],
  ['data', 550, '5.1.1 no such user', final],
  ['recipient', 552, '5.2.2 mailbox full', final],
  ['data', 552, '5.3.4 message too big', final],
  ['data', 554, '5.6.0 cannot be parsed', final],
  // Refusals of us rather than of one recipient, at every step: someone raises the quota or repairs the DNS.
  ['recipient', 554, '5.7.1 Relay access denied', again],
  ['recipient', 554, '5.7.1 Client host [192.0.2.1] blocked', again],
  ['recipient', 550, '5.7.1 policy', again],
  ['recipient', 550, '5.4.5 Daily user sending limit exceeded', again],
  ['recipient', 550, '5.2.0 quota exceeded', again],
  ['recipient', 550, '5.3.2 system not accepting network messages', again],
  ['data', 550, '5.4.5 Daily user sending limit exceeded', again],
  ['data', 550, '5.7.26 unauthenticated mail is not accepted due to the DMARC policy', again],
  ['data', 554, '5.7.0 authentication required', again],
  // After the text was sent, 5.7.1 is the verdict on it: the same text again is how spam is sent.
  ['data', 554, '5.7.1 message looks like spam', final],
  ['data', 550, '5.7.1 message looks like spam', final],
] as const)('the %s refused with %i %s', async (step, code, text, fault) => {
  mailServer.says[step] = { code, text };
  expect(await transport.send(aMail())).toEqual({ ok: false, error: { ...fault, detail: `${code} ${text}` } });
});

test('a refused sign-in is an error of the set-up, not of the message', async () => {
  const strict = await startMailServer({ withLogin: true });
  strict.says.login = { code: 535, text: 'wrong password' };
  const other = createSmtpTransport(strict.url);
  expect(await other.send(aMail())).toMatchObject({ ok: false, error: { code: 'sign_in', permanent: false } });
  strict.says.login = null;
  expect(await other.send(aMail())).toMatchObject({ ok: true });
  await other.close();
  await strict.close();
});

test('when the mail server is down the mail is tried again later, and sent once it is back', async () => {
  await mailServer.close();
  expect(await transport.send(aMail())).toMatchObject({ ok: false, error: { code: 'unreachable', permanent: false } });
  mailServer = await startMailServer({ port: Number(new URL(mailServer.url).port) });
  expect(await transport.send(aMail())).toMatchObject({ ok: true });
});

test.each([
  ['smtps://user:secret@mail.example.nl:465', false, 'tls'],
  ['smtps://127.0.0.1', true, 'tls'],
  ['smtp://user:secret@mail.example.nl:587', false, 'starttls'],
  ['smtp://localhost.example.nl', false, 'starttls'],
  ['smtp://127.example.nl', false, 'starttls'],
  ['smtp://mail.example.nl:25', true, 'plain'],
  ['smtp://127.0.0.1:2525', false, 'loopback'],
  ['smtp://localhost:2525', true, 'loopback'],
  ['smtp://[::1]:2525', false, 'loopback'],
] as const)('%s, with plain text allowed: %s, goes by %s', (url, allowPlain, security) => {
  expect(smtpSecurityOf(url, allowPlain)).toBe(security);
});

/** The rule is passed in, because a test can only reach this machine. */
async function sendTo(server: TestMailServer, security: SmtpSecurity, ca?: string) {
  const other = createSmtpTransport(server.url, { security, ...(ca === undefined ? {} : { ca }) });
  const sent = await other.send(aMail());
  await other.close();
  await server.close();
  return { sent, received: server.received.length, signIns: server.signIns };
}

test('a remote mail server without STARTTLS gets neither the password nor the mail, and is tried again', async () => {
  const { sent, received, signIns } = await sendTo(await startMailServer({ withLogin: true }), 'starttls');
  expect(sent).toMatchObject({ ok: false, error: { code: 'not_encrypted', permanent: false } });
  expect([received, signIns]).toEqual([0, []]);
});

test('where plain text is allowed, or the mail server is this machine, it gets both', async () => {
  for (const security of ['plain', 'loopback'] as const) {
    const { sent, received, signIns } = await sendTo(await startMailServer({ withLogin: true }), security);
    expect(sent).toEqual({ ok: true, value: undefined });
    expect([received, signIns]).toEqual([1, ['user']]);
  }
});

test('with STARTTLS and a valid certificate it gets both', async () => {
  const server = await startMailServer({ withLogin: true, certificate: mailServerCertificate });
  const { sent, received, signIns } = await sendTo(server, 'starttls', mailServerCertificate.cert);
  expect(sent).toEqual({ ok: true, value: undefined });
  expect([received, signIns]).toEqual([1, ['user']]);
});

test.each(['starttls', 'plain'] as const)(
  'a certificate that nobody trusts ends the connection before the sign-in (%s)',
  async (security) => {
    const server = await startMailServer({ withLogin: true, certificate: mailServerCertificate });
    const { sent, received, signIns } = await sendTo(server, security);
    expect(sent).toMatchObject({ ok: false, error: { code: 'not_encrypted', permanent: false } });
    expect([received, signIns]).toEqual([0, []]);
  },
);
