import { adminLeadSort, type Lead, leadStatuses, maximumLeadLimit } from '@fnc/domain';
import type { LeadBreakdown, WaitingLead } from '@fnc/ui/admin';
import type { LookedUpLeads } from '../ports.ts';
import type { LoadedLeads } from './dashboard.ts';

/** Waiting leads shown; the list has the rest. */
const waitingShown = 5;

/** The question itself, which only the timeline has. Without it the row still says who waits. */
async function newestMessage(leads: LookedUpLeads, { id }: Lead): Promise<WaitingLead['message']> {
  const detail = await leads.findById(id).catch(() => null);
  const newest = detail?.events.find((event) => event.kind === 'message_received');
  return newest && { text: newest.message, at: newest.at };
}

function breakDown(leads: readonly Lead[]): LeadBreakdown {
  const byStatus = { new: 0, contacted: 0, qualified: 0, converted: 0, rejected: 0 };
  for (const status of leadStatuses) byStatus[status] = leads.filter((lead) => lead.status === status).length;
  const bySource = [...Map.groupBy(leads, ({ source }) => source)]
    .map(([source, own]) => ({ source, leads: own.length }))
    .sort((a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1));
  return { byStatus, bySource };
}

/** Who waits, and how many there are. Only this browser's own leads are counted here: the server counts its own. */
export async function loadLeads(leads: LookedUpLeads, origin: LoadedLeads['origin']): Promise<LoadedLeads> {
  const page = await leads.list({ sort: adminLeadSort, limit: origin === 'server' ? waitingShown : maximumLeadLimit });
  const waiting = await Promise.all(
    page.leads
      .filter(({ waitingSince }) => waitingSince !== null)
      .slice(0, waitingShown)
      .map(async (lead): Promise<WaitingLead> => ({ lead, message: await newestMessage(leads, lead) })),
  );
  return { waiting, total: page.total, breakdown: origin === 'server' ? null : breakDown(page.leads), origin };
}
