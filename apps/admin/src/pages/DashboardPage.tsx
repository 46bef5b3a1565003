import type { Lead, LeadQuery } from '@fnc/domain';
import { Dashboard } from '@fnc/ui/admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDashboard } from '../dashboard/useDashboard.ts';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';
import { isNotFoundState } from './UnknownPage.tsx';

const leadHref = (lead: Lead) => linkTo(paths.lead(lead.id));
const leadsHref = (query: LeadQuery) => linkTo(paths.leads(query));

export function DashboardPage() {
  const { session, health } = useAdmin();
  const { data, problem, refreshing, updatedAt, refresh } = useDashboard();
  const serverHealth = useStore(health);
  const now = useNow();
  const navigate = useNavigate();
  const { state } = useLocation();

  return (
    <Dashboard
      data={data}
      problem={problem}
      refreshing={refreshing}
      updatedAt={updatedAt}
      now={now}
      health={serverHealth}
      leadHref={leadHref}
      leadsHref={leadsHref}
      onRefresh={refresh}
      onChangePassword={session.changePassword}
      onSignOut={() => void session.signOut()}
      notFound={isNotFoundState(state) ? state.notFound : null}
      onDismissNotFound={() => void navigate(paths.dashboard(), { replace: true })}
    />
  );
}
