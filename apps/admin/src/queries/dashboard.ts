import { answerClock, type Instant, instantOf, leadOverview, type LeadOverview, readyForReport } from '@fnc/domain';
import type { DashboardLeads, ServerStatus } from '@fnc/ui/admin';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { isSignedOut, problemOf } from '@fnc/domain/api';
import { useNow } from '../shared/useNow.ts';
import { dashboardKey, fileFiguresKey, statusKey } from './keys.ts';
import { useServerHealth } from './server.ts';

/** How often the figures are asked again, in ms. */
export const refreshEveryMs = 60_000;

const keys = {
  all: dashboardKey,
  leads: ['dashboard', 'leads'],
  leadsHere: ['dashboard', 'leadsHere'],
  visitors: ['dashboard', 'visitors'],
  file: fileFiguresKey,
} as const;

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
  leads: queryOptions({ queryKey: keys.leads, ...notYet(() => leadOverview(services.leads, 'server')) }),
  /** Without anything from the server, this browser's own leads are better than none. */
  leadsHere: queryOptions({ queryKey: keys.leadsHere, ...notYet(() => leadOverview(services.localLeads, 'browser')) }),
  visitors: queryOptions({ queryKey: keys.visitors, ...notYet(services.countSummary) }),
  file: queryOptions({ queryKey: keys.file, ...notYet(() => loadFile(services)) }),
});

interface Answered {
  readonly data: LeadOverview | null | undefined;
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
