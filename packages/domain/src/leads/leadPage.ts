import { fail, ok, type Result } from '../shared/result.ts';
import type { Lead } from './lead.ts';
import { leadFilter } from './leadFilter.ts';
import { compareLeads, leadPosition, parseLeadCursor, printLeadCursor } from './leadOrder.ts';
import { maximumLeadLimit, type LeadQuery } from './leadQuery.ts';
import type { LeadPage } from './leadRepository.ts';

/** The page of these leads that the query asks for. Fails when the cursor is not one of ours. */
export function leadPage(leads: readonly Lead[], query: LeadQuery = {}): Result<LeadPage, 'cursor_invalid'> {
  const compare = compareLeads(query.sort);
  const matching = leads
    .filter(leadFilter(query))
    .map((lead) => ({ lead, position: leadPosition(lead) }))
    .sort((a, b) => compare(a.position, b.position));
  let rest = matching;
  if (query.cursor) {
    const after = parseLeadCursor(query.cursor);
    if (!after) return fail('cursor_invalid');
    rest = matching.filter(({ position }) => compare(position, after) > 0);
  }
  const rows = rest.slice(0, query.limit ?? maximumLeadLimit);
  const last = rows.at(-1);
  return ok({
    leads: rows.map(({ lead }) => lead),
    count: matching.length,
    total: leads.length,
    sources: [...new Set(leads.map((lead) => lead.source))].sort(),
    nextCursor: last && rest.length > rows.length ? printLeadCursor(last.position) : null,
  });
}
