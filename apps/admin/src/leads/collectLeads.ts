import type { Lead, LeadQuery, LeadRepository } from '@fnc/domain';
import { bulkPageSize } from './leadList.ts';

interface Options {
  /** How many have been fetched, of how many that match. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly stopped?: () => boolean;
}

/**
 * Every lead that matches, from all pages, each once, in the order of the list. `null` when it was stopped.
 * Rejects when a page cannot be fetched.
 */
export async function collectLeads(
  leads: Pick<LeadRepository, 'list'>,
  query: LeadQuery,
  { onProgress, stopped = () => false }: Options = {},
): Promise<readonly Lead[] | null> {
  const found = new Map<string, Lead>();
  let cursor: string | null = null;
  do {
    const page = await leads.list({ ...query, limit: bulkPageSize, ...(cursor === null ? {} : { cursor }) });
    if (stopped()) return null;
    for (const lead of page.leads) found.set(lead.id, lead);
    onProgress?.(found.size, Math.max(page.count, found.size));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return [...found.values()];
}
