import type { Instant } from '../shared/time/instant.ts';
import type { Lead } from './lead.ts';
import { adminLeadSort, maximumLeadLimit } from './leadQuery.ts';
import type { LeadRepository } from './leadRepository.ts';
import { type LeadStatus, leadStatuses } from './leadVocabulary.ts';
import { zeroes } from '../shared/zeroes.ts';

/** Number of waiting leads shown; the list has the rest. */
const waitingShown = 5;
/** Number of leads named that wait for a welcome, and of those looked at: some of the newest have asked a question. */
const welcomesShown = 3;
const welcomesRead = 20;

type LookedUpLeads = Pick<LeadRepository, 'list' | 'findById'>;

/** The leads that wait, for an answer or for a welcome, and the lead counts. */
export interface LeadOverview {
  readonly waiting: readonly {
    readonly lead: Lead;
    /** `name`: as typed with the message; absent from older ones. */
    readonly message: { readonly text: string; readonly at: Instant; readonly name?: string | undefined } | undefined;
  }[];
  /** The newest that wait for a welcome. Of the server at most three, of a browser all. */
  readonly welcomes: readonly Lead[];
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
  return newest && { text: newest.message, at: newest.at, name: newest.name };
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
  const isServers = origin === 'server';
  const [page, fresh] = await Promise.all([
    leads.list({ sort: adminLeadSort, limit: isServers ? waitingShown : maximumLeadLimit }),
    leads.list({ status: ['new'], sort: '-createdAt', limit: isServers ? welcomesRead : maximumLeadLimit }),
  ]);
  const waiting = await Promise.all(
    page.leads
      .filter(({ waitingSince }) => waitingSince !== null)
      .slice(0, waitingShown)
      .map(async (lead) => ({ lead, message: await newestMessage(leads, lead) })),
  );
  const welcomes = fresh.leads.filter(
    ({ welcomeSince, waitingSince }) => welcomeSince !== null && waitingSince === null,
  );
  return {
    waiting,
    welcomes: isServers ? welcomes.slice(0, welcomesShown) : welcomes,
    total: page.total,
    breakdown: isServers ? null : breakDown(page.leads),
    origin,
  };
}
