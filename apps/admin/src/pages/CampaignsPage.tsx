import { type CampaignQuery, campaignQueryParams, readCampaignQuery } from '@fnc/domain';
import { CampaignList, type CampaignListProps } from '@fnc/ui/admin';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { campaignLinks, listPath } from '../campaigns/campaignLinks.ts';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { paths } from '../paths.ts';
import { useCampaignChanges, useCampaigns } from '../queries/campaigns.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';

/**
 * The query in the address. The editor's address has no query: behind the editor the list keeps its last one.
 *
 * @param isAddressed whether the address is the list's, not the editor's
 */
function useCampaignQuery(isAddressed: boolean): CampaignQuery {
  const [params] = useSearchParams();
  const asked = new URLSearchParams(campaignQueryParams(readCampaignQuery(params))).toString();
  const [shown, show] = useState('');
  if (isAddressed && shown !== asked) show(asked);
  const text = isAddressed ? asked : shown;
  // A new query renders all rows again: opening a result changes the address, but not the query.
  return useMemo(() => readCampaignQuery(new URLSearchParams(text)), [text]);
}

function useCampaignList(query: CampaignQuery): CampaignListProps {
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

// Loaded lazily: the list is opened more often than the editor.
const CampaignScreen = lazy(async () => ({
  default: (await import('../campaigns/CampaignScreen.tsx')).CampaignScreen,
}));
const CampaignResult = lazy(async () => ({
  default: (await import('../campaigns/CampaignResult.tsx')).CampaignResult,
}));

/** All campaigns, with the editor over them or one campaign's outcome beside them. Each has its own address. */
export function CampaignsPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const query = useCampaignQuery(id === undefined);
  const list = useCampaignList(query);
  const asked = id === undefined ? params.get('result') : null;
  // The drawer stays mounted from then on, so that it can animate its closing.
  const [result, setResult] = useState(asked);
  if (asked !== null && asked !== result) setResult(asked);

  return (
    <>
      <CampaignList {...list} />
      <Suspense>{id !== undefined && <CampaignScreen id={id} query={query} />}</Suspense>
      <Suspense>
        {result !== null && <CampaignResult key={result} id={result} query={query} open={asked !== null} />}
      </Suspense>
      {id === undefined && <WithOldFile />}
    </>
  );
}
