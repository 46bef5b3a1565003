import type { LeadQuery, Lead } from '@fnc/domain';
import { LeadList } from '@fnc/ui/admin';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeadExport } from '../leads/useLeadExport.ts';
import { useLastLeadQuery } from '../leads/useLeadPlace.ts';
import { useLeadQuery } from '../leads/useLeadQuery.ts';
import { guidePageHref, linkTo, paths } from '../paths.ts';
import { useLeadActivity, useLeadWork } from '../queries/leadWork.ts';
import { useLeadList } from '../queries/leads.ts';
import { useServerHealth } from '../queries/server.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';

const leadHref = (lead: Lead) => linkTo(paths.lead(lead.id));

export function LeadsPage() {
  const { services } = useAdmin();
  const query = useLeadQuery();
  const { list, more, reload } = useLeadList(query, true);
  const work = useLeadWork();
  const activity = useLeadActivity();
  const health = useServerHealth();
  const [, setLastQuery] = useLastLeadQuery();
  const now = useNow();
  const navigate = useNavigate();
  const onExport = useLeadExport(() => work.collect('export', list.query, list.count));

  const keepQuery = useEffectEvent(setLastQuery);
  useEffect(() => keepQuery(query), [query]);

  // The rows never move while the advisor works: new leads are announced. Only an empty list fills itself.
  const { status } = health;
  const newCount = status === null || list.phase !== 'ready' ? 0 : Math.max(0, status.leadsCount - list.total);
  const fillsItself = newCount > 0 && list.total === 0;
  const fill = useEffectEvent(reload);
  useEffect(() => {
    if (fillsItself) fill();
  }, [fillsItself]);

  const onQuery = useCallback(
    (next: LeadQuery, how: 'push' | 'replace') => void navigate(paths.leads(next), { replace: how === 'replace' }),
    [navigate],
  );

  return (
    <LeadList
      list={list}
      activity={activity}
      query={query}
      onQuery={onQuery}
      now={now}
      newCount={newCount}
      leadHref={leadHref}
      guidePageHref={guidePageHref}
      onRefresh={() => {
        reload();
        health.refresh();
      }}
      onMore={more}
      onStop={work.stop}
      onCopy={services.browser.copy}
      onStatus={work.setStatus}
      onStatuses={work.setStatuses}
      onDelete={work.remove}
      onRestore={work.restore}
      onSelectAll={() => work.collect('select', query, list.count)}
      onExport={onExport}
    />
  );
}
