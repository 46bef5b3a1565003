import type { Instant } from '../shared/time/instant.ts';
import type { Lead } from './lead.ts';
import { adminLeadSort, maximumLeadLimit } from './leadQuery.ts';
import type { LeadRepository } from './leadRepository.ts';
import { type LeadStatus, leadStatuses } from './leadVocabulary.ts';
import { zeroes } from '../shared/zeroes.ts';

/** Number of waiting leads shown; the list has the rest. */
const waitingShown = 5;

type LookedUpLeads = Pick<LeadRepository, 'list' | 'findById'>;

/** The waiting leads and the lead counts. */
export interface LeadOverview {
  readonly waiting: readonly {
    readonly lead: Lead;
    readonly message: { readonly text: string; readonly at: Instant } | undefined;
  }[];
  readonly total: number;
  /** `null`: the server counts its own leads. */
  readonly breakdown: {
    readonly byStatus: Readonly<Record<LeadStatus, number>>;
    readonly bySource: readonly { readonly source: string; readonly leads: number }[];
  } | null;
  readonly origin: 'server' | 'browser';
}

/** The lead's newest message, from its timeline. When it cannot be read, the row shows only the lead. */
async function newestMessage(leads: LookedUpLeads, { id }: Lead) {
  const detail = await leads.findById(id).catch(() => null);
  const newest = detail?.events.find((event) => event.kind === 'message_received');
  return newest && { text: newest.message, at: newest.at };
}

function breakDown(leads: readonly Lead[]): LeadOverview['breakdown'] {
  const byStatus = zeroes(leadStatuses);
  for (const status of leadStatuses) byStatus[status] = leads.filter((lead) => lead.status === status).length;
  const bySource = [...Map.groupBy(leads, ({ source }) => source)]
    .map(([source, own]) => ({ source, leads: own.length }))
    .sort((a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1));
  return { byStatus, bySource };
}

/** @param origin the breakdown is computed only for leads of a browser */
export async function leadOverview(leads: LookedUpLeads, origin: LeadOverview['origin']): Promise<LeadOverview> {
  const page = await leads.list({ sort: adminLeadSort, limit: origin === 'server' ? waitingShown : maximumLeadLimit });
  const waiting = await Promise.all(
    page.leads
      .filter(({ waitingSince }) => waitingSince !== null)
      .slice(0, waitingShown)
      .map(async (lead) => ({ lead, message: await newestMessage(leads, lead) })),
  );
  return { waiting, total: page.total, breakdown: origin === 'server' ? null : breakDown(page.leads), origin };
}
