import { type ClientQuery, clientQueryParams } from '@fnc/domain';
import { ClientList } from '@fnc/ui/admin';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClientQuery, useLastClientQuery } from '../clients/useClientQuery.ts';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { linkTo, paths } from '../paths.ts';
import { useClientChanges, useClientList } from '../queries/clients.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';

const links = {
  clientHref: (id: string) => linkTo(paths.client(id)),
  editHref: (id: string) => linkTo(paths.editClient(id)),
  newReportHref: (id: string) => linkTo(paths.newReport(id)),
};

export function ClientsPage() {
  const { services } = useAdmin();
  const query = useClientQuery();
  const { list, more, reload } = useClientList(query);
  const changes = useClientChanges();
  const [lastQuery, setLastQuery] = useLastClientQuery();
  const now = useNow();
  const navigate = useNavigate();

  useEffect(() => {
    if (lastQuery !== query) setLastQuery(query);
  }, [lastQuery, query, setLastQuery]);

  const onQuery = useCallback(
    (next: ClientQuery, how: 'push' | 'replace') =>
      void navigate(paths.clients(clientQueryParams(next)), { replace: how === 'replace' }),
    [navigate],
  );

  return (
    <>
      <ClientList
        list={list}
        query={query}
        onQuery={onQuery}
        now={now}
        links={links}
        newHref={linkTo(paths.newClient())}
        leadsHref={linkTo(paths.leads())}
        onNew={() => void navigate(paths.newClient())}
        onRefresh={reload}
        onMore={more}
        onCopy={services.browser.copy}
        onDelete={changes.remove}
        onRestore={changes.restore}
      />
      <WithOldFile />
    </>
  );
}
