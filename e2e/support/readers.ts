import { expect } from '@playwright/test';
import type { Lead } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { toRow } from '../../apps/server/src/adapters/sql/leads/leadRows.ts';
import { changePassword, queuedMails, signIn } from './api.ts';
import { withDatabase } from './database.ts';
import { startProduct, type Product } from './product.ts';

const passwords = { first: 'a first password', second: 'a second password' } as const;
export const readersPassword = passwords.second;

/** A lead that confirmed the newsletter, unless `changes` says otherwise; waits for no answer. */
export const aReader = (id: string, name: string, changes: Partial<Lead> = {}): Lead =>
  aLead({
    id,
    name,
    email: `${id}@fleet.example`,
    consent: 'confirmed',
    consentAt: '2026-11-02T08:00:00.000Z',
    waitingSince: null,
    ...changes,
  });

/** Starts the product with these leads in its database, and returns its advisor's token too. */
export async function startWithReaders(leads: readonly Lead[], env: Readonly<Record<string, string>>) {
  const settings = { ADMIN_PASSWORD: passwords.first, LOG_LEVEL: 'error', ...env };
  // Writes the mail about the changed password to the folder, because a test counts the mails to its own mail server.
  const empty = await startProduct({ env: { ...settings, SMTP_URL: '' } });
  const once = await signIn(empty.url, 'admin', passwords.first);
  await changePassword(empty.url, once, passwords.first, passwords.second);
  const renewed = await signIn(empty.url, 'admin', passwords.second);
  await expect.poll(() => queuedMails(empty.url, renewed)).toBe(0);
  await empty.stop();
  await withDatabase(empty.dataDir, async ({ query }) => {
    const rows = leads.map((lead) => ({
      ...toRow(lead),
      unsubscribed_at: lead.subscribed ? null : '2026-11-03T08:00:00.000Z',
      deleted_at: null,
    }));
    for (let start = 0; start < rows.length; start += 200) {
      await query
        .insertInto('lead')
        .values(rows.slice(start, start + 200))
        .execute();
    }
  });
  const product: Product = await startProduct({ dataDir: empty.dataDir, env: settings });
  return { product, token: await signIn(product.url, 'admin', passwords.second) };
}
