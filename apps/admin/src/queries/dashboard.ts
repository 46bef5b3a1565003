import { answerClock, type Instant, instantOf, leadOverview, type LeadOverview, readyForReport } from '@fnc/domain';
import { type ExportContents, isSignedOut, problemOf } from '@fnc/domain/api';
import type { DashboardLeads, ServerStatus } from '@fnc/ui/admin';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';
import { dashboardKey, exportContentsKey, fileFiguresKey, statusKey } from './keys.ts';
import { useServerHealth } from './server.ts';

/** Refetch interval of the figures, in ms. */
export const refreshEveryMs = 60_000;

const keys = {
  all: dashboardKey,
  leads: ['dashboard', 'leads'],
  leadsHere: ['dashboard', 'leadsHere'],
  visitors: ['dashboard', 'visitors'],
  file: fileFiguresKey,
} as const;

/** The counts of what the server stores about clients. */
async function loadFile({ clients, file }: Pick<AdminServices, 'clients' | 'file'>) {
  const [counts, oldest, ready, { samples, undo }] = await Promise.all([
    clients.counts(),
    clients.list({ status: ['pending'], sort: 'joinDate', limit: 1 }),
    readyForReport(clients),
    file.state(),
  ]);
  return { file: { ...counts, oldestPending: oldest.clients[0]?.client.joinDate ?? null }, ready, samples, undo };
}

/** The page refetches only every minute, and then only while no dialog, form or field is in use. */
const whenAsked = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Starts with `null`, so that an error stays on the page while the query is tried again. */
const notYet = <Value>(load: () => Promise<Value>) => ({
  queryFn: (): Promise<Value | null> => load(),
  initialData: null,
  ...whenAsked,
});

type Services = Pick<AdminServices, 'leads' | 'localLeads' | 'clients' | 'file' | 'countSummary'>;

export const dashboardQueries = (services: Services) => ({
  leads: queryOptions({ queryKey: keys.leads, ...notYet(() => leadOverview(services.leads, 'server')) }),
  /** Fallback when the server returned nothing: this browser's own leads. */
  leadsHere: queryOptions({ queryKey: keys.leadsHere, ...notYet(() => leadOverview(services.localLeads, 'browser')) }),
  visitors: queryOptions({ queryKey: keys.visitors, ...notYet(services.countSummary) }),
  file: queryOptions({ queryKey: keys.file, ...notYet(() => loadFile(services)) }),
});

interface Answered {
  readonly data: LeadOverview | null | undefined;
  readonly error: Error | null;
}

/** Whether this browser's own leads are shown: not after signing out. */
export const wantsLeadsHere = ({ data, error }: Answered): boolean =>
  data == null && error !== null && !isSignedOut(problemOf(error));

/** Names shown of those who wait for a welcome. */
const welcomesNamed = 3;

/** The leads of the server, or else of this browser, with their current counts. */
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
    welcomes: leads.welcomes.slice(0, welcomesNamed),
    welcomeCount: Math.max(isServers ? (status?.welcomeCount ?? 0) : 0, leads.welcomes.length),
    lateCount: isServers ? (status?.lateCount ?? 0) : late.length,
  };
}

/** Refetches every minute while the page is visible and not busy. Returns how to stop. */
export const keepFresh = ({ browser }: Pick<AdminServices, 'browser'>, queries: QueryClient): (() => void) =>
  browser.whileVisible(refreshEveryMs, () => {
    if (!browser.isBusy()) void queries.invalidateQueries({ queryKey: keys.all });
  });

const problemIn = (error: Error | null) => (error === null ? null : problemOf(error));

/** The figures of the page, updated while it is open. After a failed fetch the last figures stay. */
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
    undo: file.data?.undo ?? null,
    visitors: visitors.data,
    visitorsProblem: problemIn(visitors.error),
    refreshing: refreshing || (leads === null && isComing),
    updatedAt: server.data === null ? null : instantOf(server.dataUpdatedAt),
    now,
    refresh: () => void refresh(),
  };
}

/** The number of records in an export; `null` until it is loaded. Updates with every change. */
export function useExportContents(): ExportContents | null {
  const { file } = useAdmin().services;
  const { data } = useQuery({ queryKey: exportContentsKey, queryFn: () => file.contents() });
  return data ?? null;
}
