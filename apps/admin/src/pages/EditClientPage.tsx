import { clientQueryParams } from '@fnc/domain';
import { ClientForm } from '@fnc/ui/admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useEditedClient } from '../clients/useEditedClient.ts';
import { useLastClientQuery } from '../clients/useClientQuery.ts';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';

export function EditClientPage() {
  const { id = '' } = useParams();
  const { services } = useAdmin();
  const [lastQuery] = useLastClientQuery();
  const { state, save, findAlike, reload } = useEditedClient(id);
  const { leaving, onDirty, pass } = useLeaving();
  const navigate = useNavigate();

  return (
    <ClientForm
      key={id}
      mode="edit"
      state={state}
      listHref={linkTo(paths.clients(clientQueryParams(lastQuery)))}
      clientHref={(clientId) => linkTo(paths.client(clientId))}
      cancelHref={linkTo(paths.client(id))}
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
