import { type ClientForm, type ClientFormValues, formOfClient } from '@fnc/domain';
import type { ClientFormState } from '@fnc/ui/admin';
import { useCallback, useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

const loading: ClientFormState = { phase: 'loading' };

/** The form of a client that exists. What another tab changed in the meantime is kept, field by field. */
export function useEditedClient(id: string) {
  const { services, clientActions } = useAdmin();
  const { clients } = services;
  const [shown, setShown] = useState<{ id: string; state: ClientFormState }>();

  const load = useCallback(async () => {
    const show = (state: ClientFormState) => setShown({ id, state });
    try {
      const known = await clients.list();
      const client = known.find((one) => one.id === id) ?? null;
      if (client === null) show({ phase: id === '' ? 'idMissing' : 'notFound' });
      else show({ phase: 'ready', initial: formOfClient(client), editing: client, known, lead: null });
    } catch (error) {
      show({ phase: 'failed', problem: problemOf(error) });
    }
  }, [id, clients]);

  useEffect(() => void load(), [load]);

  const current = shown?.id === id ? shown : undefined;
  const save = (form: ClientForm, before: ClientFormValues) => clientActions.edit(id, before, form);

  return { state: current?.state ?? loading, save, reload: load };
}
