import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@fnc/domain';
import { expect, test } from '@playwright/test';
import { allLeads, changePassword, eventsOf, queuedMails, signIn, signUp } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

const rounds = 10;
const visitorsAtOnce = 16;
const env = {
  ADMIN_PASSWORD: 'a first password',
  LOG_LEVEL: 'error',
  FORM_REQUESTS_PER_MINUTE: '1000000',
  MAIL_AUTOMATIC_PER_HOUR: '1000000',
};

/** A visitor signs up, and up again, until the server is gone; keeps the addresses it said yes to. */
async function visit(product: Product, visitor: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count++) {
    const email = `${visitor}-${count}@example.com`;
    try {
      await signUp(product.url, email);
    } catch {
      return;
    }
    acknowledged.push(email);
  }
}

async function killedUnderLoad(dataDir: string | undefined, round: number) {
  const product = await startProduct({ env, ...(dataDir === undefined ? {} : { dataDir }) });
  const acknowledged: string[] = [];
  const visits = Array.from({ length: visitorsAtOnce }, (_, visitor) =>
    visit(product, `r${round}v${visitor}`, acknowledged),
  );
  // Not by the clock: the kill falls in the middle of the work, at a different count each round.
  await expect.poll(() => acknowledged.length, { intervals: [1], timeout: 20_000 }).toBeGreaterThan(15 + round * 3);
  await product.kill();
  await Promise.all(visits);
  return { dataDir: product.dataDir, acknowledged };
}

function mailFiles(outbox: string): string[] {
  try {
    return readdirSync(outbox).filter((file) => file.endsWith('.eml'));
  } catch {
    return []; // the folder comes with the first mail
  }
}

function recipientsOf(outbox: string): string[] {
  return mailFiles(outbox).map((file) => {
    const mail = readFileSync(path.join(outbox, file), 'utf8');
    return /^To: .*?([\w.+-]+@[\w.-]+)>?\s*$/m.exec(mail)?.[1] ?? `no recipient in ${file}`;
  });
}

test('ten times kill -9 under sign-ups: what was acknowledged is there with its mail, once', async () => {
  test.setTimeout(180_000);
  let dataDir: string | undefined;
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const killed = await killedUnderLoad(dataDir, round);
    dataDir = killed.dataDir;
    acknowledged.push(...killed.acknowledged);
  }
  expect(acknowledged.length).toBeGreaterThan(rounds * 15);

  const product = await startProduct({ env, dataDir: dataDir ?? '' });
  const first = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, first, env.ADMIN_PASSWORD, 'a second password');
  const token = await signIn(product.url, 'admin', 'a second password');

  const leads = await allLeads(product.url, token);
  const stored = leads.map((lead) => lead.email);
  expect(new Set(stored).size, 'no lead twice').toBe(stored.length);
  expect(
    acknowledged.filter((email) => !stored.includes(email)),
    'acknowledged leads that are gone',
  ).toEqual([]);

  await expect.poll(() => queuedMails(product.url, token), { timeout: 90_000 }).toBe(0);
  // Beside the mail that tells the advisor of the changed password.
  const mailed = recipientsOf(path.join(product.dataDir, 'outbox')).filter((to) => to !== brand.sender.email);
  expect(new Set(mailed).size, 'no mail twice').toBe(mailed.length);
  // A lead whose answer was lost in the kill is stored all the same: it too has its mail, and no mail is without a lead.
  expect(mailed.toSorted()).toEqual(stored.toSorted());

  const withoutOneMail: string[] = [];
  for (const lead of leads) {
    const mails = (await eventsOf(product.url, token, lead.id)).filter((event) => event.kind === 'mail');
    if (mails.length !== 1 || mails[0]?.outcome !== 'sent') withoutOneMail.push(lead.email);
  }
  expect(withoutOneMail, 'leads whose timeline does not show one sent mail').toEqual([]);
  await product.stop();
});
