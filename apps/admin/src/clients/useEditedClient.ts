import { type Client, clientChange, type ClientForm, formOfClient } from '@fnc/domain';
import type { ClientFormState, SavedClient } from '@fnc/ui/admin';
import { useCallback, useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

const loading: ClientFormState = { phase: 'loading' };

/** The form of a client that exists. What another tab changed in the meantime is kept, field by field. */
export function useEditedClient(id: string) {
  const { services, clientActions } = useAdmin();
  const { clients } = services;
  const [shown, setShown] = useState<{ id: string; state: ClientFormState; before: Client | null }>();

  const load = useCallback(async () => {
    const show = (state: ClientFormState, before: Client | null = null) => setShown({ id, state, before });
    try {
      const known = await clients.list();
      const client = known.find((one) => one.id === id) ?? null;
      if (client === null) show({ phase: id === '' ? 'idMissing' : 'notFound' });
      else show({ phase: 'ready', initial: formOfClient(client), editing: client, known, lead: null }, client);
    } catch (error) {
      show({ phase: 'failed', problem: problemOf(error) });
    }
  }, [id, clients]);

  useEffect(() => void load(), [load]);

  const current = shown?.id === id ? shown : undefined;
  const save = async (form: ClientForm): Promise<SavedClient> => {
    const before = current?.before ?? null;
    return before === null
      ? { problem: { code: 'client_not_found' } }
      : clientActions.update(id, clientChange(before, form));
  };

  return { state: current?.state ?? loading, save, reload: load };
}
