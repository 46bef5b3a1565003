import { expect, test } from '@playwright/test';
import { changePassword, signIn } from './support/api.ts';
import { campaignFigures, sendCampaign } from './support/campaigns.ts';
import { openMailbox, type Mailbox } from './support/mailbox.ts';
import { startProduct } from './support/product.ts';
import { withDatabase } from './support/database.ts';
import { seedReaders } from '../apps/server/src/testing/seedReaders.ts';

const messages = 2_000;
const rounds = 10;
const saidNo = 100;
const campaignId = 'campaign-1';
/** What the worker has on its way, and what left and is not written down yet. */
const inFlightAtAKill = 60;
const passwords = ['a first password', 'a second password'] as const;

const settings = (mailbox: Mailbox, perSecond: string) => ({
  ADMIN_PASSWORD: passwords[0],
  LOG_LEVEL: 'fatal',
  SMTP_URL: mailbox.url,
  MAIL_PER_SECOND: perSecond,
});

/** How often each address got the campaign. */
function countByAddress({ received }: Mailbox): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of received) for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}

test('ten times kill -9 in the middle of 2,000 mails: none is lost, and few leave twice', async () => {
  test.setTimeout(600_000);
  const mailbox = await openMailbox();
  const empty = await startProduct({ env: settings(mailbox, '1') });
  const { dataDir } = empty;
  await empty.stop();
  const leads = await withDatabase(dataDir, (database) => seedReaders(database, messages));

  // Accepted while next to nothing leaves; the first kill comes while they are still being handed in.
  const first = await startProduct({ dataDir, env: settings(mailbox, '1') });
  const once = await signIn(first.url, 'admin', passwords[0]);
  await changePassword(first.url, once, ...passwords);
  const token = await signIn(first.url, 'admin', passwords[1]);
  const handedIn = sendCampaign({ url: first.url, token, campaignId, leads });
  await expect
    .poll(async () => (await campaignFigures(first.url, token, campaignId))?.queued ?? 0, {
      intervals: [50],
      timeout: 120_000,
    })
    .toBeGreaterThan(3 * saidNo);
  await first.kill();
  const accepted = await handedIn;
  expect(accepted.size).toBeGreaterThan(3 * saidNo);
  expect(accepted.size).toBeLessThan(messages);

  // While the server is down some say no: whoever has not had the mail by now must never have it.
  const hadIt = new Set(countByAddress(mailbox).keys());
  const no = leads.filter(({ id, email }) => accepted.has(id) && !hadIt.has(email)).slice(0, saidNo);
  await withDatabase(dataDir, async ({ query }) => {
    const ids = no.map(({ id }) => id);
    await query
      .updateTable('lead')
      .set({ unsubscribed_at: '2026-11-20T13:10:00.000Z' })
      .where('id', 'in', ids)
      .execute();
  });
  const readers = leads.filter((lead) => !no.includes(lead));

  for (let round = 1; round < rounds; round++) {
    const product = await startProduct({ dataDir, env: settings(mailbox, '1000000') });
    // The browser hands everything in again, each time.
    const again = sendCampaign({ url: product.url, token, campaignId, leads: readers, atOnce: 4 });
    await expect
      .poll(() => mailbox.received.length, { intervals: [5], timeout: 120_000 })
      .toBeGreaterThan((round * (messages - saidNo)) / (rounds + 1));
    await product.kill();
    await again;
  }

  const last = await startProduct({ dataDir, env: settings(mailbox, '1000000') });
  const all = await sendCampaign({ url: last.url, token, campaignId, leads: readers });
  expect(all.size).toBe(readers.length);
  await expect
    .poll(() => campaignFigures(last.url, token, campaignId), { timeout: 120_000 })
    .toMatchObject({ queued: 0, failed: 0, sent: readers.length });
  await last.stop();
  await mailbox.close();

  const counts = countByAddress(mailbox);
  expect(
    readers.filter(({ email }) => !counts.has(email)).map(({ email }) => email),
    'lost',
  ).toEqual([]);
  expect(
    no.filter(({ email }) => counts.has(email)).map(({ email }) => email),
    'mailed after their no',
  ).toEqual([]);
  const twice = [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
  console.log(`${rounds} kills, ${messages} mails: ${twice} delivered more than once`);
  expect(twice).toBeLessThanOrEqual(rounds * inFlightAtAKill);
  // A mail that left twice is the same message, so that mail programs show it once.
  const ids = new Map<string, Set<string>>();
  for (const { to, mail } of mailbox.received) {
    for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(mail.messageId ?? ''));
  }
  expect([...ids.values()].filter((one) => one.size > 1)).toEqual([]);
});
