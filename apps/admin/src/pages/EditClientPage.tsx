import { type ClientForm as Form, clientQueryParams, formOfClient } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { ClientForm, type ClientFormState, type EditedClient } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useLastClientQuery } from '../clients/useClientQuery.ts';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { clientQuery, useClientChanges } from '../queries/clients.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useHeld } from '../shared/useHeld.ts';

/** The edit form of a client. Changes made elsewhere in the meantime are preserved, field by field. */
function useEditedClient(id: string) {
  const { services } = useAdmin();
  const { edit } = useClientChanges();
  const { data, error, isFetched, refetch } = useQuery({ ...clientQuery(services, id), enabled: id !== '' });
  // Editing does not start from cached data while the client is being fetched.
  const client = isFetched ? data : undefined;

  function stateOf(): ClientFormState {
    if (id === '') return { phase: 'idMissing' };
    if (client === null) return { phase: 'notFound' };
    if (client !== undefined)
      return { phase: 'ready', initial: formOfClient(client), editing: client, version: client.version, lead: null };
    return error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) };
  }

  const now = stateOf();
  return {
    state: useHeld(id, now, now.phase === 'ready'),
    save: (form: Form, before: EditedClient) => edit(id, form, before),
    findAlike: (input: { readonly name: string; readonly email: string }) => services.clients.findAlike(input, id),
    reload: () => void refetch(),
  };
}

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
