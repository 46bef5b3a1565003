import { type ClientForm, formOfClient } from '@fnc/domain';
import type { ClientFormState, EditedClient } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { clientQuery, useClientChanges } from '../queries/clients.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { useHeld } from '../shared/useHeld.ts';

/** The edit form of a client. Changes made elsewhere in the meantime are preserved, field by field. */
export function useEditedClient(id: string) {
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
    save: (form: ClientForm, before: EditedClient) => edit(id, form, before),
    findAlike: (input: { readonly name: string; readonly email: string }) => services.clients.findAlike(input, id),
    reload: () => void refetch(),
  };
}
