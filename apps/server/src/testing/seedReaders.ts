import { randomUUID } from 'node:crypto';
import type { Lead } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import type { Database } from '../adapters/sql/database.ts';
import { toRow } from '../adapters/sql/leads/leadRows.ts';

/** Inserts one lead with its own id and address directly into the database. */
export async function seedLead({ query }: Database, changes: Partial<Lead>): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const lead = aLead({ ...changes, id, email: `${id}@fleet.example` });
  const unsubscribedAt = lead.subscribed ? null : lead.createdAt;
  await query
    .insertInto('lead')
    .values({ ...toRow(lead), unsubscribed_at: unsubscribedAt, deleted_at: null })
    .execute();
  return { id, email: lead.email };
}

/** Inserts leads that confirmed the newsletter directly: `kapitein00000@fleet.example` and so on. */
export async function seedReaders({ query }: Database, amount: number): Promise<{ id: string; email: string }[]> {
  const leads = Array.from({ length: amount }, (_, index) => {
    const number = String(index).padStart(5, '0');
    return aLead({
      id: `lead-${number}`,
      name: `Kapitein ${number}`,
      email: `kapitein${number}@fleet.example`,
      consent: 'confirmed',
    });
  });
  for (let start = 0; start < amount; start += 500) {
    const rows = leads
      .slice(start, start + 500)
      .map((lead) => ({ ...toRow(lead), unsubscribed_at: null, deleted_at: null }));
    await query.insertInto('lead').values(rows).execute();
  }
  return leads.map(({ id, email }) => ({ id, email }));
}
