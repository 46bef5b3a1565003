import { clientQueryParams } from '@fnc/domain';
import { ClientForm } from '@fnc/ui/admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLastClientQuery } from '../clients/useClientQuery.ts';
import { useLeaving } from '../navigation/useLeaving.ts';
import { useNewClient } from '../clients/useNewClient.ts';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';

export function NewClientPage() {
  const { services } = useAdmin();
  const [lastQuery] = useLastClientQuery();
  const [params] = useSearchParams();
  const leadId = params.get('lead');
  const { state, save, findAlike, reload } = useNewClient(leadId);
  const { leaving, onDirty, pass } = useLeaving();
  const navigate = useNavigate();
  const listHref = linkTo(paths.clients(clientQueryParams(lastQuery)));

  return (
    <ClientForm
      key={leadId}
      mode="new"
      state={state}
      listHref={listHref}
      clientHref={(id) => linkTo(paths.client(id))}
      cancelHref={leadId === null ? listHref : linkTo(paths.lead(leadId))}
      onSave={save}
      findAlike={findAlike}
      onSaved={(client) => {
        pass();
        void navigate(paths.client(client.id), { replace: true });
      }}
      onDirty={onDirty}
      leaving={leaving}
      onRetry={reload}
      onCopy={services.browser.copy}
    />
  );
}
