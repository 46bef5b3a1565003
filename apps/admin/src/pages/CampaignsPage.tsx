import { CampaignList } from '@fnc/ui/admin';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { useCampaignList, useCampaignQuery } from '../campaigns/useCampaignList.ts';

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
