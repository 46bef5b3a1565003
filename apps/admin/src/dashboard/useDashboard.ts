import { answerClock, type ChangeNoun } from '@fnc/domain';
import type { DashboardLeads } from '@fnc/ui/admin';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';
import { createDashboard } from './dashboard.ts';

/** What the figures of the file follow. */
const fileNouns: readonly ChangeNoun[] = ['client', 'questions', 'answer', 'report', 'file'];

/** The figures of the page, kept up to date while it is open. */
export function useDashboard() {
  const { services, session, health, onChanges } = useAdmin();
  const [dashboard] = useState(() => createDashboard({ ...services, problemOf }));
  const { leads, ...state } = useStore(dashboard);
  const { status } = useStore(health);
  const { phase } = useStore(session);
  const now = useNow();

  useEffect(() => dashboard.start(), [dashboard]);
  useEffect(
    () =>
      onChanges((changes) => {
        if (services.browser.isBusy()) return;
        const isAnyOf = (nouns: readonly ChangeNoun[]) =>
          changes === null || changes.some(({ noun }) => nouns.includes(noun));
        if (isAnyOf(['lead'])) void dashboard.refresh();
        if (isAnyOf(fileNouns)) void dashboard.readFile();
      }),
    [dashboard, onChanges, services],
  );

  // Whoever signs in again after the session expired finds today's figures, not those of before.
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'expired' && phase === 'signedIn') void dashboard.refresh();
    before.current = phase;
  }, [dashboard, phase]);

  const isServers = leads?.origin === 'server';
  const waits = leads?.waiting ?? [];
  const late = waits.filter(({ lead }) => answerClock(lead.waitingSince ?? now, now).level === 'late');
  const shown: DashboardLeads | null = leads && {
    ...leads,
    breakdown: isServers ? status && { byStatus: status.byStatus, bySource: status.bySource } : leads.breakdown,
    waitingCount: Math.max(isServers ? (status?.waitingCount ?? 0) : 0, waits.length),
    lateCount: isServers ? (status?.lateCount ?? 0) : late.length,
  };
  const refresh = () => {
    void dashboard.refresh();
    void health.refresh();
  };
  return { ...state, leads: shown, now, refresh };
}
