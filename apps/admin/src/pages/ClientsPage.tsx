import { type ClientQuery, clientQueryParams } from '@fnc/domain';
import { ClientList } from '@fnc/ui/admin';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClientQuery } from '../clients/useClientQuery.ts';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';

const links = {
  clientHref: (id: string) => linkTo(paths.client(id)),
  editHref: (id: string) => linkTo(paths.editClient(id)),
  newReportHref: (id: string) => linkTo(paths.newReport(id)),
};

export function ClientsPage() {
  const { clientList, clientActions, services } = useAdmin();
  const state = useStore(clientList);
  const now = useNow();
  const navigate = useNavigate();
  const query = useClientQuery();

  useEffect(() => void clientList.open(query), [clientList, query]);

  const onQuery = useCallback(
    (next: ClientQuery, how: 'push' | 'replace') =>
      void navigate(paths.clients(clientQueryParams(next)), { replace: how === 'replace' }),
    [navigate],
  );

  return (
    <ClientList
      list={state}
      query={query}
      onQuery={onQuery}
      now={now}
      links={links}
      newHref={linkTo(paths.newClient())}
      leadsHref={linkTo(paths.leads())}
      onNew={() => void navigate(paths.newClient())}
      onRefresh={() => void clientList.open()}
      onCopy={services.browser.copy}
      onDelete={clientActions.remove}
      onRestore={clientActions.restore}
    />
  );
}
