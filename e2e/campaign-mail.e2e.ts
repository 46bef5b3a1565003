import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { fillPlaceholders, type Lead, placeholderValues } from '@fnc/domain';
import { campaignFigures } from './support/campaigns.ts';
import { openMailbox } from './support/mailbox.ts';
import { aReader, startWithReaders } from './support/readers.ts';

const campaignId = 'campaign-500';
const amount = 500;
const subject = '{firstName}, wat verandert er?';
const content =
  '<style>.a{color:red}</style><p>Dag {name}, {profession|vriend}: <a href="https://fnc.example/cyprus-gids">lees verder</a>.</p>';

/** Every tenth lead is of the same kind; the tick is set for half of those without recorded consent. */
const kinds = ['unsubscribed', 'none', 'pending', 'suppressed', 'rejected', 'ticked'] as const;
type Kind = (typeof kinds)[number] | 'reader';
const kindOf = (index: number): Kind => kinds[index % 10] ?? 'reader';

const changesOf: Readonly<Record<Kind, Partial<Lead>>> = {
  unsubscribed: { subscribed: false },
  none: { consent: 'none' },
  pending: { consent: 'pending' },
  suppressed: { suppressed: 'complained' },
  rejected: {},
  ticked: { consent: 'none' },
  reader: {},
};
const expectedAnswers: Readonly<Record<Kind, string>> = {
  unsubscribed: '409 recipient_unsubscribed',
  none: '409 consent_missing',
  pending: '409 consent_pending',
  suppressed: '409 recipient_suppressed',
  rejected: '200',
  ticked: '200',
  reader: '200',
};

const leads = Array.from({ length: amount }, (_, index) =>
  aReader(`lezer${String(index).padStart(3, '0')}`, `Lezer${index} <b>{name}</b> & Zn`, {
    language: index % 3 === 0 ? 'en' : 'nl',
    ...changesOf[kindOf(index)],
  }),
);
const ofKind = (...wanted: readonly Kind[]) => leads.filter((_, index) => wanted.includes(kindOf(index)));

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const dkimEnv = {
  DKIM_DOMAIN: 'fnc.example',
  DKIM_SELECTOR: 'fnc2026',
  DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};

/** The mail as the console submits it. */
const mailOf = (lead: Lead) => {
  const values = placeholderValues(lead);
  return {
    to: lead.email,
    subject: fillPlaceholders(subject, values, 'text'),
    content: fillPlaceholders(content, values, 'html'),
    leadId: lead.id,
    campaignId,
    campaignName: 'Najaarsbrief',
    ...(kindOf(leads.indexOf(lead)) === 'ticked' ? { withoutConsent: true } : {}),
  };
};

test('a campaign to 500: exactly the right people have exactly one mail each, as it should be', async () => {
  test.setTimeout(300_000);
  const mailbox = await openMailbox();
  const rejected = new Set(ofKind('rejected').map(({ email }) => email));
  mailbox.refuses = (address) => (rejected.has(address) ? '550 5.1.1 no such user' : null);
  const { product, token } = await startWithReaders(leads, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'FNC <post@fnc.example>',
    MAIL_TO: 'advies@fnc.example',
    MAIL_PER_SECOND: '1000000',
    PUBLIC_URL: 'https://www.fnc.example',
    ...dkimEnv,
  });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const get = async <T>(path: string) => (await (await fetch(product.url + path, { headers })).json()) as T;
  const post = (path: string, body: object) =>
    fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  /** Submits every mail twice at the same time, as two windows would. */
  const handIn = async (lead: Lead) => {
    const answers = await Promise.all([1, 2].map(() => post('/api/send-email', mailOf(lead))));
    return Promise.all(
      answers.map(async (answer) => {
        const { code } = (await answer.json()) as { code?: string };
        return [answer.status, code].filter(Boolean).join(' ');
      }),
    );
  };

  const waiting = [...leads.entries()];
  const wrong: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, lead] = next;
      const expected = expectedAnswers[kindOf(index)];
      for (const answer of await handIn(lead)) if (answer !== expected) wrong.push(`${lead.id}: ${answer}`);
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(wrong).toEqual([]);

  const right = ofKind('reader', 'ticked');
  await expect
    .poll(() => campaignFigures(product.url, token, campaignId), { timeout: 120_000 })
    .toMatchObject({ queued: 0, sent: right.length, failed: rejected.size, skipped: 0 });
  expect(right.length).toBe(250);
  expect(mailbox.received.flatMap(({ to }) => to).sort()).toEqual(right.map(({ email }) => email).sort());

  const byAddress = new Map(right.map((lead) => [lead.email, lead]));
  for (const { to, from, mail, raw } of mailbox.received) {
    const lead = byAddress.get(to[0] ?? '');
    if (lead === undefined) throw new Error(`Nobody is called ${to[0]}.`);
    const first = lead.name.split(' ')[0] ?? '';
    const values = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
    expect(from).toBe('post@fnc.example');
    expect(mail.subject).toBe(`${first}, wat verandert er?`);
    expect(mail.html).toContain(`Dag ${first} &lt;b&gt;&#123;name&#125;&lt;/b&gt; &amp; Zn, `);
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain(`Dag ${first} <b>{name}</b> & Zn, `);
    expect(mail.text).toContain('lees verder (https://fnc.example/cyprus-gids)');
    expect(mail.text).not.toContain('color:red');
    expect(mail.text).toContain(lead.language === 'en' ? 'Unsubscribe' : 'Afmelden');
    expect(mail.replyTo).toMatchObject([{ address: 'advies@fnc.example' }]);
    expect(values('list-id')).toHaveLength(1);
    expect(values('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(values('list-unsubscribe')).toHaveLength(1);
    expect(values('list-unsubscribe')[0]).toMatch(/^<https:\/\/www\.fnc\.example\/[^\s<>]+>$/);
    expect(values('auto-submitted')).toEqual([]);
    const { results } = await dkimVerify(raw, { resolver: () => Promise.resolve([[published]]) });
    expect(results).toMatchObject([{ status: { result: 'pass' }, signingDomain: 'fnc.example' }]);
    // The library's types leave this out.
    const [result] = results as readonly { readonly signingHeaders?: { readonly keys: string } }[];
    const signed = result?.signingHeaders?.keys.toLowerCase().split(/[:\s]+/) ?? [];
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  }
  const ids = mailbox.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(right.length);

  // A mail that the server refused is shown with its reply and not retried, and its address is never mailed again.
  const failed = await get<{ deliveries: { to: string; reason: string; detail: string; retryable: boolean }[] }>(
    `/api/admin/campaigns/${campaignId}/deliveries?status=failed`,
  );
  expect(failed.deliveries.map(({ to }) => to).sort()).toEqual([...rejected].sort());
  expect(failed.deliveries[0]).toMatchObject({ reason: 'mailbox_unknown', retryable: false });
  expect(failed.deliveries[0]?.detail).toContain('no such user');
  expect(await (await post(`/api/admin/campaigns/${campaignId}/retry`, {})).json()).toMatchObject({ queued: 0 });
  const [gone] = ofKind('rejected');
  const [reader] = ofKind('reader');
  if (gone === undefined || reader === undefined) throw new Error('There are no leads.');
  expect((await post('/api/send-email', { ...mailOf(gone), campaignId: 'next' })).status).toBe(409);

  // The lead shows the campaign; a click on the unsubscribe link ends all campaigns for it.
  const { lead, events } = await get<{ lead: Lead; events: { kind: string; campaignName?: string }[] }>(
    `/api/fnc-leads/${reader.id}`,
  );
  expect(lead).toMatchObject({ emailStats: { sent: 1 } });
  expect(lead.lastEmailSent).toBeDefined();
  expect(events).toContainEqual(expect.objectContaining({ kind: 'mail', campaignName: 'Najaarsbrief' }));
  const { mail } = await mailbox.mailTo(reader.email);
  const wayOut = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const path = /<https:\/\/www\.fnc\.example([^>]+)>/.exec(wayOut)?.[1] ?? '';
  expect((await fetch(product.url + path)).status).toBeLessThan(400);
  expect((await post('/api/send-email', { ...mailOf(reader), campaignId: 'next' })).status).toBe(200);
  const oneClick = await fetch(product.url + path, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.status).toBe(200);
  expect((await post('/api/send-email', { ...mailOf(reader), campaignId: 'after' })).status).toBe(409);
  await product.stop();
  await mailbox.close();
});
