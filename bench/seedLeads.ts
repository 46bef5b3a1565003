import { instantOf, leadFromSignUp, professions, type Lead } from '@fnc/domain';
import { createIdSource } from '../apps/server/src/adapters/secrets/ids.ts';
import type { Database } from '../apps/server/src/adapters/sql/database.ts';
import { toRow } from '../apps/server/src/adapters/sql/leads/leadRows.ts';

export const newId = createIdSource();
const firstDay = Date.UTC(2026, 0, 1);

export function sampleLead(index: number): Lead {
  const signUp = {
    name: `Kapitein ${index}`,
    email: `kapitein${index}@example.com`,
    profession: professions[index % professions.length] ?? 'anders',
    source: 'general',
    leadMagnet: 'cyprus-ebook',
    page: '/cyprus-gids',
  } as const;
  const lead = leadFromSignUp(signUp, newId(), instantOf(firstDay + index * 60_000));
  return index % 3 === 0 ? lead : { ...lead, status: 'contacted', waitingSince: null };
}

/** Seeds leads, one a minute from the first day of 2026; every third is waiting for an answer. */
export async function seedLeads(database: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const leads = Array.from({ length: Math.min(500, count - start) }, (_, index) => sampleLead(start + index));
    await database.query
      .insertInto('lead')
      .values(leads.map((lead) => ({ ...toRow(lead), unsubscribed_at: null, deleted_at: null })))
      .execute();
  }
}
