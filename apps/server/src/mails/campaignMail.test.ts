import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpTransport } from '../adapters/mail/smtpTransport.ts';
import { aCampaignMail, aLeadOn, sendCampaignMail } from '../testing/campaigns.ts';
import { startMailServer, type TestMailServer } from '../testing/mailServer.ts';
import { post, sendMessage } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = {
  domain: 'fnc.example',
  selector: 'fnc2026',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};

let mailServer: TestMailServer;
let server: TestServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ transport: createSmtpTransport(mailServer.url, { dkim }) });
});
afterEach(async () => {
  await server.close();
  await mailServer.close();
});

/** Consent is set directly: this server's mails do not pass by `mailServer.sent`. */
async function aReader(email: string, options: { name?: string; language?: 'nl' | 'en' } = {}) {
  const lead = await aLeadOn(server, email, { ...options, consent: 'none' });
  await server.database.query.updateTable('lead').set({ consent: 'confirmed' }).where('id', '=', lead.id).execute();
  return lead;
}
async function received(
  email: string,
  changes: Record<string, unknown> = {},
  options: { name?: string; language?: 'nl' | 'en' } = {},
) {
  const lead = await aReader(email, options);
  const { body } = await sendCampaignMail(server, lead, changes);
  await server.outboxWorker.settled();
  const found = mailServer.received.findLast(({ envelope }) => envelope.to.includes(email));
  if (found === undefined) throw new Error(`nothing arrived: ${JSON.stringify(body)}`);
  const headers = (name: string) => found.mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { ...found, lead, id: body.id, headers };
}

test('the footer of a campaign mail stands outside of what its content leaves open', async () => {
  const { mail } = await received('a@fleet.example', { content: '<div style="display:none">Voorproef<p>Dag</p>' });
  expect(mail.html).toMatch(/Voorproef<p>Dag<\/p><\/div>\s*<div class="quiet line"/);
});

test('a campaign mail arrives with the headers of mailing lists', async () => {
  const { mail, headers, id, envelope, lead } = await received('a@fleet.example');
  expect(envelope).toEqual({ from: 'post@fnc.example', to: ['a@fleet.example'] });
  expect(mail.from).toEqual({ name: 'FNC', address: 'post@fnc.example' });
  expect(mail.replyTo).toMatchObject([{ address: 'advies@fnc.example' }]);
  expect(mail.messageId).toBe(`<${id}@fnc.example>`);
  expect(mail.subject).toBe('Wat verandert er in 2027?');
  expect(headers('list-id')).toEqual(['FNC <newsletter.fnc.example>']);
  expect(headers('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(headers('auto-submitted')).toEqual([]);
  expect(headers('content-language')).toEqual(['nl']);
  const [wayOut = '', ...more] = headers('list-unsubscribe');
  expect(more).toEqual([]);
  // Only the address: nobody reads a mailbox.
  const [, token = ''] = /^<https:\/\/www\.fnc\.example\/api\/unsubscribe\?t=([\w.-]+)>$/.exec(wayOut) ?? [];
  expect(token).not.toBe('');
  // The mail and the header use the same link: RFC 8058.
  const oneClick = await server.app.inject({
    method: 'POST',
    url: `/api/unsubscribe?t=${token}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.statusCode).toBe(200);
  const { query } = server.database;
  expect(await query.selectFrom('lead').select('unsubscribed_at').where('id', '=', lead.id).execute()).toEqual([
    { unsubscribed_at: new Date(server.clock.now).toISOString() },
  ]);
  expect(await query.selectFrom('campaign_mail').select('unsubscribed_at').execute()).toEqual([
    { unsubscribed_at: new Date(server.clock.now).toISOString() },
  ]);
});

test('both parts say who we are, why the mail came and how to stop it, in the lead’s language', async () => {
  const dutch = await received('a@fleet.example');
  const english = await received('b@fleet.example', {}, { language: 'en' });
  for (const part of [dutch.mail.html, dutch.mail.text]) {
    expect(part).toContain('https://www.fnc.example/afmelden?t=');
    expect(part).toContain('https://www.fnc.example/privacy');
    expect(part).toContain('https://www.fnc.example/cyprus-gids');
  }
  for (const part of [english.mail.html, english.mail.text])
    expect(part).toContain('https://www.fnc.example/en/unsubscribe?t=');
  expect(dutch.mail.text).not.toMatch(/<\w/);
});

test('the browser’s text part is the one that is sent', async () => {
  const { mail } = await received('a@fleet.example', { text: 'Dag Esmee, zelf geschreven.' });
  expect(mail.text).toMatch(/^Dag Esmee, zelf geschreven\.\s/);
});

test('the signature is valid and covers both unsubscribe headers', async () => {
  const { raw } = await received('a@fleet.example');
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const asked: string[] = [];
  const { results } = await dkimVerify(raw, {
    resolver: (name: string, type: string) => {
      asked.push(`${type} ${name}`);
      return Promise.resolve([[`v=DKIM1; k=rsa; p=${key}`]]);
    },
  });
  expect(results.map(({ status, signingDomain }) => [status.result, signingDomain])).toEqual([['pass', 'fnc.example']]);
  expect(asked).toEqual(['TXT fnc2026._domainkey.fnc.example']);
  const [, covered = ''] = /\bh=([^;]+);/.exec(/^DKIM-Signature:.*(?:\r\n[ \t].*)*/m.exec(raw)?.[0] ?? '') ?? [];
  const signed = covered.toLowerCase().split(/[:\s]+/);
  expect(signed).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'message-id',
      'reply-to',
      'list-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  );
  const { results: broken } = await dkimVerify(raw.replace('One-Click', 'Two-Click'), {
    resolver: () => Promise.resolve([[`v=DKIM1; k=rsa; p=${key}`]]),
  });
  expect(broken[0]?.status.result).not.toBe('pass');
});

test.each([
  ['a line break in the subject', { subject: 'Dag\r\nBcc: evil@example.com' }],
  ['a lone carriage return', { subject: 'Dag\rBcc: evil@example.com' }],
  ['a lone line feed', { subject: 'Dag\nBcc: evil@example.com' }],
  ['a Unicode line separator', { subject: 'Dag\u2028Bcc: evil@example.com' }],
  ['a header in the id of the campaign', { campaignId: 'x\r\nBcc: evil@example.com' }],
  ['a header in the name of the campaign', { campaignName: 'x\r\nBcc: evil@example.com' }],
])('%s makes no header and no recipient', async (_name, changes) => {
  const { mail, envelope } = await received('a@fleet.example', changes, { name: 'Eve\r\nBcc: evil@example.com' });
  expect(envelope.to).toEqual(['a@fleet.example']);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.to).toMatchObject([{ address: 'a@fleet.example' }]);
  expect(mailServer.received.flatMap((one) => one.envelope.to)).not.toContain('evil@example.com');
});

test('a lead’s name is never read as HTML in what the server adds', async () => {
  const name = '"><img src=x onerror=alert(1)>{firstName}';
  const { mail } = await received('a@fleet.example', {}, { name });
  expect(`${mail.html}${mail.text}`).not.toContain('onerror');
});

test('the log holds no names, addresses or mail texts', async () => {
  await received('a@fleet.example', { content: '<p>Geheim van Esmee</p>' });
  await sendMessage(server);
  await post(
    server,
    '/api/send-email',
    aCampaignMail({ id: 'nobody', email: 'x@fleet.example' }),
    await server.signIn(),
  );
  expect(server.logged.length).toBeGreaterThan(3);
  expect(server.logged.join('')).not.toMatch(/fleet\.example|Esmee|Golfslag|Geheim|Najaarsbrief/);
});
