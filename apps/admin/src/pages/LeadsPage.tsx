import {
  adminLeadSort,
  type CollectOutcome,
  defaultLanguage,
  isLanguage,
  type Lead,
  type LeadQuery,
  readLeadQuery,
} from '@fnc/domain';
import { type ExportOutcome, LeadList } from '@fnc/ui/admin';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLastLeadQuery } from '../leads/useLeadPlace.ts';
import { guidePageHref, linkTo, paths } from '../paths.ts';
import { useLeadList } from '../queries/leads.ts';
import { useLeadActivity, useLeadWork } from '../queries/leadWork.ts';
import { useServerHealth } from '../queries/server.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';

/** The query of the list in the address: the same object as long as the address stays the same. */
function useLeadQuery(): LeadQuery {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => {
    const { sort = adminLeadSort, search, status, source, from, to } = readLeadQuery(new URLSearchParams(text));
    return { sort, search, status, source, from, to };
  }, [text]);
}

/**
 * Saves the given leads as a CSV file, or, with `null`, every lead that matches the query of the list.
 *
 * @param collect fetches all matching leads
 */
function useLeadExport(
  collect: () => Promise<CollectOutcome>,
): (selection: readonly Lead[] | null) => Promise<ExportOutcome> {
  const { browser } = useAdmin().services;
  const { i18n } = useTranslation();
  return async (selection) => {
    const found = selection === null ? await collect() : { kind: 'collected' as const, leads: selection };
    if (found.kind !== 'collected') return found;
    const { leads } = found;
    const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
    try {
      const { exportLeads, leadExportFileName } = await import('../shared/tables.ts');
      const fileName = leadExportFileName(browser.now());
      browser.download(fileName, exportLeads(leads, language));
      return { kind: 'exported', count: leads.length, fileName };
    } catch (error) {
      console.error(error);
      return { kind: 'failed', problem: { code: 'cannot_connect' } };
    }
  };
}

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
