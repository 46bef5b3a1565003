import { aLead } from '@fnc/domain/testing';
import type { Database } from '../adapters/sql/database.ts';
import { toRow } from '../adapters/sql/leadRows.ts';

/** Leads that confirmed the newsletter, straight into the database: `kapitein00000@fleet.example` and so on. */
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
