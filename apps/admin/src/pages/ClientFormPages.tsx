import { type ClientForm as Form, type ClientFormValues, clientQueryParams, formOfClient } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { ClientForm, type ClientFormProps, type ClientFormState, type EditedClient } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useLastClientQuery } from '../clients/useClientQuery.ts';
import { useNewClient } from '../clients/useNewClient.ts';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { clientQuery, useClientChanges } from '../queries/clients.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEdits } from '../shared/edits.ts';
import { useHeld } from '../shared/useHeld.ts';

/** The edit form of a client. Changes made elsewhere in the meantime are preserved, field by field. */
function useEditedClient(id: string) {
  const { services } = useAdmin();
  const { edit, restore } = useClientChanges();
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
    async restore() {
      const outcome = await restore(id);
      return 'problem' in outcome ? outcome.problem : null;
    },
    findAlike: (input: { readonly name: string; readonly email: string }) => services.clients.findAlike(input, id),
    reload: () => void refetch(),
  };
}

type ClientFormPageProps = Pick<ClientFormProps, 'mode' | 'state' | 'findAlike'> & {
  save: ClientFormProps['onSave'];
  restore?: ClientFormProps['onRestore'];
  reload: () => void;
  /** The name under which the tab keeps what is typed. */
  name: string;
  /** Where cancelling leads; absent: to the list. */
  cancelHref?: string | undefined;
};

/** The form, which asks before typed text is left, and then leads to the client. */
function ClientFormPage({ save, restore, reload, name, cancelHref, ...form }: ClientFormPageProps) {
  const { services } = useAdmin();
  const [lastQuery] = useLastClientQuery();
  const unsaved = useEdits().of<ClientFormValues, EditedClient>(name);
  const { leaving, onDirty, pass } = useLeaving(undefined, unsaved.forget);
  const navigate = useNavigate();
  const listHref = linkTo(paths.clients(clientQueryParams(lastQuery)));

  return (
    <ClientForm
      {...form}
      listHref={listHref}
      clientHref={(id) => linkTo(paths.client(id))}
      cancelHref={cancelHref ?? listHref}
      onSave={save}
      onRestore={restore}
      onSaved={(client) => {
        pass();
        void navigate(paths.client(client.id), { replace: true });
      }}
      unsaved={unsaved}
      onDirty={onDirty}
      leaving={leaving}
      onRetry={reload}
      onCopy={services.browser.copy}
    />
  );
}

export function NewClientPage() {
  const [params] = useSearchParams();
  const leadId = params.get('lead');
  const form = useNewClient(leadId);
  const cancelHref = leadId === null ? undefined : linkTo(paths.lead(leadId));
  return (
    <ClientFormPage key={leadId} mode="new" name={`new client ${leadId ?? ''}`} cancelHref={cancelHref} {...form} />
  );
}

export function EditClientPage() {
  const { id = '' } = useParams();
  const form = useEditedClient(id);
  return <ClientFormPage key={id} mode="edit" name={`client ${id}`} cancelHref={linkTo(paths.client(id))} {...form} />;
}
