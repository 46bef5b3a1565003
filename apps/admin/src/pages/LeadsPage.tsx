import { type LeadQuery, type Lead } from '@fnc/domain';
import { LeadList } from '@fnc/ui/admin';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeadQuery } from '../leads/useLeadQuery.ts';
import { useLeadExport } from '../leads/useLeadExport.ts';
import { guidePageHref, linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';

const leadHref = (lead: Lead) => linkTo(paths.lead(lead.id));

export function LeadsPage() {
  const { list, actions, health, services } = useAdmin();
  const state = useStore(list);
  const activity = useStore(actions);
  const { status } = useStore(health);
  const now = useNow();
  const navigate = useNavigate();
  const query = useLeadQuery();
  const onExport = useLeadExport();

  useEffect(() => void list.open(query), [list, query]);

  // Nothing jumps under the advisor's hands: new leads are announced. Only an empty list fills itself.
  const newCount = status === null || state.phase !== 'ready' ? 0 : Math.max(0, status.leadsCount - state.total);
  const isEmpty = state.total === 0;
  useEffect(() => {
    if (newCount > 0 && isEmpty) void list.refresh();
  }, [newCount, isEmpty, list]);

  const onQuery = useCallback(
    (next: LeadQuery, how: 'push' | 'replace') => void navigate(paths.leads(next), { replace: how === 'replace' }),
    [navigate],
  );

  return (
    <LeadList
      list={state}
      activity={activity}
      query={query}
      onQuery={onQuery}
      now={now}
      newCount={newCount}
      leadHref={leadHref}
      guidePageHref={guidePageHref}
      onRefresh={() => {
        void list.refresh();
        void health.refresh();
      }}
      onMore={() => void list.more()}
      onStop={actions.stop}
      onCopy={services.browser.copy}
      onStatus={actions.setStatus}
      onStatuses={actions.setStatuses}
      onDelete={actions.remove}
      onRestore={actions.restore}
      onSelectAll={() => actions.collect('select', query, state.count)}
      onExport={onExport}
    />
  );
}
