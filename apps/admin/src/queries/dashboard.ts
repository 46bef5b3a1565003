import {
  adminLeadSort,
  answerClock,
  type ClientEntry,
  type ClientRepository,
  type Instant,
  instantOf,
  type Lead,
  leadStatuses,
  maximumLeadLimit,
  noLeadsByStatus,
} from '@fnc/domain';
import type { DashboardLeads, LeadBreakdown, ReadyQuestionnaire, ServerStatus, WaitingLead } from '@fnc/ui/admin';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminServices, LookedUpLeads } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { isSignedOut, problemOf } from '../shared/problemOf.ts';
import { useNow } from '../shared/useNow.ts';
import { dashboardKey, fileFiguresKey, statusKey } from './keys.ts';
import { useServerHealth } from './server.ts';

/** How often the figures are asked again, in ms. */
export const refreshEveryMs = 60_000;

/** Waiting leads shown; the list has the rest. */
const waitingShown = 5;
/** Complete questionnaires shown; the list of clients has the rest. */
const readyShown = 3;
const clientPageSize = 200;

const keys = {
  all: dashboardKey,
  leads: ['dashboard', 'leads'],
  leadsHere: ['dashboard', 'leadsHere'],
  visitors: ['dashboard', 'visitors'],
  file: fileFiguresKey,
} as const;

/** The question itself, which only the timeline has. Without it the row still says who waits. */
async function newestMessage(leads: LookedUpLeads, { id }: Lead): Promise<WaitingLead['message']> {
  const detail = await leads.findById(id).catch(() => null);
  const newest = detail?.events.find((event) => event.kind === 'message_received');
  return newest && { text: newest.message, at: newest.at };
}

function breakDown(leads: readonly Lead[]): LeadBreakdown {
  const byStatus = { ...noLeadsByStatus };
  for (const status of leadStatuses) byStatus[status] = leads.filter((lead) => lead.status === status).length;
  const bySource = [...Map.groupBy(leads, ({ source }) => source)]
    .map(([source, own]) => ({ source, leads: own.length }))
    .sort((a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1));
  return { byStatus, bySource };
}

/** The server's totals come with its status, which the console asks anyway. */
type LoadedLeads = Omit<DashboardLeads, 'waitingCount' | 'lateCount'>;

/** Who waits, and how many there are. Only this browser's own leads are counted here: the server counts its own. */
async function loadLeads(leads: LookedUpLeads, origin: LoadedLeads['origin']): Promise<LoadedLeads> {
  const page = await leads.list({ sort: adminLeadSort, limit: origin === 'server' ? waitingShown : maximumLeadLimit });
  const waiting = await Promise.all(
    page.leads
      .filter(({ waitingSince }) => waitingSince !== null)
      .slice(0, waitingShown)
      .map(async (lead): Promise<WaitingLead> => ({ lead, message: await newestMessage(leads, lead) })),
  );
  return { waiting, total: page.total, breakdown: origin === 'server' ? null : breakDown(page.leads), origin };
}

const isComplete = ({ questions, answered }: ClientEntry) => questions > 0 && answered >= questions;

/** Whose questionnaire has no gap, and whose report nobody has made yet. They come first of all. */
async function readyForReport(clients: Pick<ClientRepository, 'list'>): Promise<ReadyQuestionnaire[]> {
  const ready: ReadyQuestionnaire[] = [];
  const query = { status: ['pending', 'active', 'completed'], sort: '-answered', limit: clientPageSize } as const;
  let cursor: string | null = null;
  do {
    const page = await clients.list({ ...query, ...(cursor === null ? {} : { cursor }) });
    const complete = page.clients.filter(isComplete);
    const waiting = complete.filter(({ reports }) => reports === 0);
    ready.push(
      ...waiting.map(({ client, questions }) => ({ clientId: client.id, clientName: client.name, questions })),
    );
    cursor = complete.length === page.clients.length ? page.nextCursor : null;
  } while (cursor !== null && ready.length < readyShown);
  return ready.slice(0, readyShown);
}

/** What the server keeps of clients. */
async function loadFile({ clients, file }: Pick<AdminServices, 'clients' | 'file'>) {
  const [counts, oldest, ready, { samples }] = await Promise.all([
    clients.counts(),
    clients.list({ status: ['pending'], sort: 'joinDate', limit: 1 }),
    readyForReport(clients),
    file.state(),
  ]);
  return { file: { ...counts, oldestPending: oldest.clients[0]?.client.joinDate ?? null }, ready, samples };
}

/** Nothing on the page changes by itself but every minute, and then only while nobody is in the middle of something. */
const whenAsked = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** `null` before the first answer: so a problem stays on the page while it is asked again. */
const notYet = <Value>(load: () => Promise<Value>) => ({
  queryFn: (): Promise<Value | null> => load(),
  initialData: null,
  ...whenAsked,
});

type Services = Pick<AdminServices, 'leads' | 'localLeads' | 'clients' | 'file' | 'countSummary'>;

export const dashboardQueries = (services: Services) => ({
  leads: queryOptions({ queryKey: keys.leads, ...notYet(() => loadLeads(services.leads, 'server')) }),
  /** Without anything from the server, this browser's own leads are better than none. */
  leadsHere: queryOptions({ queryKey: keys.leadsHere, ...notYet(() => loadLeads(services.localLeads, 'browser')) }),
  visitors: queryOptions({ queryKey: keys.visitors, ...notYet(services.countSummary) }),
  file: queryOptions({ queryKey: keys.file, ...notYet(() => loadFile(services)) }),
});

interface Answered {
  readonly data: LoadedLeads | null | undefined;
  readonly error: Error | null;
}

/** Whether this browser's own leads are shown: not to somebody who is not signed in any more. */
export const wantsLeadsHere = ({ data, error }: Answered): boolean =>
  data == null && error !== null && !isSignedOut(problemOf(error));

/** The leads of the server, or else of this browser, as they are counted now. */
export function shownLeads(
  server: Answered,
  here: Pick<Answered, 'data'>,
  status: ServerStatus | null,
  now: Instant,
): DashboardLeads | null {
  const leads = server.data ?? (wantsLeadsHere(server) ? here.data : null);
  if (leads == null) return null;
  const isServers = leads.origin === 'server';
  const waits = leads.waiting;
  const late = waits.filter(({ lead }) => answerClock(lead.waitingSince ?? now, now).level === 'late');
  return {
    ...leads,
    breakdown: isServers ? status && { byStatus: status.byStatus, bySource: status.bySource } : leads.breakdown,
    waitingCount: Math.max(isServers ? (status?.waitingCount ?? 0) : 0, waits.length),
    lateCount: isServers ? (status?.lateCount ?? 0) : late.length,
  };
}

/** Asks anew every minute while the page can be seen and nobody is in the middle of something. Answers how to stop. */
export const keepFresh = ({ browser }: Pick<AdminServices, 'browser'>, queries: QueryClient): (() => void) =>
  browser.whileVisible(refreshEveryMs, () => {
    if (!browser.isBusy()) void queries.invalidateQueries({ queryKey: keys.all });
  });

const problemIn = (error: Error | null) => (error === null ? null : problemOf(error));

/** The figures of the page, kept up to date while it is open. What could not be fetched leaves the last figures in place. */
export function useDashboard() {
  const { services } = useAdmin();
  const queries = useQueryClient();
  const options = dashboardQueries(services);
  const server = useQuery(options.leads);
  const here = useQuery({ ...options.leadsHere, enabled: wantsLeadsHere(server) });
  const visitors = useQuery(options.visitors);
  const file = useQuery(options.file);
  const { status } = useServerHealth();
  const now = useNow();
  useEffect(() => keepFresh(services, queries), [services, queries]);

  const [refreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    await Promise.all([keys.all, statusKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    setRefreshing(false);
  }
  const leads = shownLeads(server, here, status, now);
  const isComing = server.isFetching || (leads === null && here.isFetching);
  return {
    leads,
    problem: leads === null && here.isFetching ? null : problemIn(server.error),
    file: file.data?.file ?? null,
    ready: file.data?.ready ?? [],
    samples: file.data?.samples ?? {},
    visitors: visitors.data,
    visitorsProblem: problemIn(visitors.error),
    refreshing: refreshing || (leads === null && isComing),
    updatedAt: server.data === null ? null : instantOf(server.dataUpdatedAt),
    now,
    refresh: () => void refresh(),
  };
}
