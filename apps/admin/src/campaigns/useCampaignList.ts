import { type CampaignQuery, campaignQueryParams, readCampaignQuery } from '@fnc/domain';
import type { CampaignListProps } from '@fnc/ui/admin';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useCampaignChanges, useCampaigns } from '../queries/campaigns.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';
import { campaignLinks, listPath } from './campaignLinks.ts';

/**
 * The query in the address. The editor's address has no query: behind the editor the list keeps its last one.
 *
 * @param isAddressed whether the address is the list's, not the editor's
 */
export function useCampaignQuery(isAddressed: boolean): CampaignQuery {
  const [params] = useSearchParams();
  const asked = new URLSearchParams(campaignQueryParams(readCampaignQuery(params))).toString();
  const [shown, show] = useState('');
  if (isAddressed && shown !== asked) show(asked);
  const text = isAddressed ? asked : shown;
  // A new query renders all rows again: opening a result changes the address, but not the query.
  return useMemo(() => readCampaignQuery(new URLSearchParams(text)), [text]);
}

export function useCampaignList(query: CampaignQuery): CampaignListProps {
  const { browser } = useAdmin().services;
  const { list, measures, reload } = useCampaigns();
  const { duplicate, remove, restore, stop } = useCampaignChanges();
  const navigate = useNavigate();
  return {
    list,
    measures,
    query,
    onQuery: useCallback(
      (next: CampaignQuery, how: 'push' | 'replace') => void navigate(listPath(next), { replace: how === 'replace' }),
      [navigate],
    ),
    now: useNow(),
    links: useMemo(() => campaignLinks(query), [query]),
    onDuplicate: duplicate,
    onDelete: remove,
    onRestore: restore,
    onStop: stop,
    onOpen: useCallback(({ id }: { id: string }) => void navigate(paths.campaign(id)), [navigate]),
    onNew: () => void navigate(paths.newCampaign()),
    onRefresh: reload,
    onCopy: browser.copy,
  };
}
