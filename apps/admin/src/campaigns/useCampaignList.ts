import { type CampaignQuery, campaignQueryParams, readCampaignQuery } from '@fnc/domain';
import type { CampaignListProps } from '@fnc/ui/admin';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';
import { useCampaignDesk } from './campaignDesk.ts';
import { campaignLinks, listPath } from './campaignLinks.ts';
import { campaignCountOn } from './campaignCount.ts';

/** While mails are on their way the server is asked this often, in seconds. */
export const refreshSeconds = 5;

/** The query in the address. Behind the editor, whose address has none, the list stays as it was. */
function useQuery(isAddressed: boolean): CampaignQuery {
  const { list } = useCampaignDesk();
  const { query } = useStore(list);
  const [params] = useSearchParams();
  const text = params.toString();
  const asked = useMemo(() => readCampaignQuery(new URLSearchParams(text)), [text]);
  useEffect(() => {
    if (isAddressed) list.remember(asked);
  }, [isAddressed, list, asked]);
  return isAddressed ? asked : query;
}

/** @param isAddressed the address is the list's own, and not the editor's */
export function useCampaignList(isAddressed: boolean): CampaignListProps {
  const admin = useAdmin();
  const { browser } = admin.services;
  const { list, actions } = useCampaignDesk();
  const state = useStore(list);
  const query = useQuery(isAddressed);
  const navigate = useNavigate();

  useEffect(() => void list.open(), [list]);
  useEffect(
    () => browser.whileVisible(refreshSeconds * 1000, () => void (list.isMoving() && list.refreshFigures())),
    [browser, list],
  );
  const counts = campaignCountOn(admin);
  useEffect(() => list.subscribe(counts.refresh), [list, counts]);

  const onQuery = useCallback(
    (next: CampaignQuery, how: 'push' | 'replace') => void navigate(listPath(next), { replace: how === 'replace' }),
    [navigate],
  );

  // Rows are drawn again for other links: a result that opens changes the address, and not the query.
  const asked = new URLSearchParams(campaignQueryParams(query)).toString();
  const links = useMemo(() => campaignLinks(readCampaignQuery(new URLSearchParams(asked))), [asked]);

  return {
    list: state,
    measures: state.measures,
    query,
    onQuery,
    now: useNow(),
    links,
    onDuplicate: actions.duplicate,
    onDelete: actions.remove,
    onRestore: actions.restore,
    onStop: actions.stop,
    onOpen: useCallback(({ id }: { id: string }) => void navigate(paths.campaign(id)), [navigate]),
    onNew: () => void navigate(paths.newCampaign()),
    onRefresh: () => void list.open(),
    onCopy: browser.copy,
  };
}
