import { adminLeadSort, type Instant, type LeadRepository, leadStatuses, type LeadStatus } from '@fnc/domain';
import type { DashboardData, Problem, WaitingLead } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

const everyMs = 60_000;
/** Waiting leads shown; the list has the rest. */
const waitingShown = 5;

/** The question itself, which only the timeline has. Without it the row still says who waits. */
async function newestMessage(leads: LeadRepository, { id }: { id: string }): Promise<WaitingLead['message']> {
  const detail = await leads.findById(id).catch(() => null);
  const newest = detail?.events.find((event) => event.kind === 'message_received');
  return newest && { text: newest.message, at: newest.at };
}

async function loadDashboard(leads: LeadRepository): Promise<DashboardData> {
  const [first, ...counts] = await Promise.all([
    leads.list({ sort: adminLeadSort, limit: waitingShown }),
    ...leadStatuses.map((status) => leads.list({ status: [status], limit: 1 })),
  ]);
  const waiting = await Promise.all(
    first.leads
      .filter(({ waitingSince }) => waitingSince !== null)
      .map(async (lead): Promise<WaitingLead> => ({ lead, message: await newestMessage(leads, lead) })),
  );
  const byStatus = Object.fromEntries(leadStatuses.map((status, index) => [status, counts[index]?.count ?? 0]));
  return { waiting, total: first.total, byStatus: byStatus as Record<LeadStatus, number> };
}

interface DashboardState {
  readonly data: DashboardData | null;
  readonly problem: Problem | null;
  readonly refreshing: boolean;
  readonly updatedAt: Instant | null;
}

/** Asked again every minute while the page can be seen; a failed answer leaves the last figures in place. */
export function useDashboard() {
  const { services, health } = useAdmin();
  const { leads, browser } = services;
  const [state, setState] = useState<DashboardState>({
    data: null,
    problem: null,
    refreshing: true,
    updatedAt: null,
  });
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const show = (change: Partial<DashboardState>) =>
      question === asked.current && setState((before) => ({ ...before, refreshing: false, ...change }));
    try {
      show({ data: await loadDashboard(leads), problem: null, updatedAt: browser.now() });
    } catch (error) {
      show({ problem: problemOf(error) });
    }
  }, [leads, browser]);

  useEffect(() => {
    void load();
    return browser.whileVisible(everyMs, () => void load());
  }, [load, browser]);

  const refresh = () => {
    setState((before) => ({ ...before, refreshing: true }));
    void load();
    void health.refresh();
  };
  return { ...state, refresh };
}
