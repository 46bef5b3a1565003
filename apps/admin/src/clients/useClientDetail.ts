import type { Client } from '@fnc/domain';
import type { ClientDetailState, LinkedLead } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useLinkedLead } from './useLinkedLead.ts';

type Loaded = Exclude<ClientDetailState, { phase: 'ready' }> | { readonly phase: 'ready'; readonly client: Client };

/** One client; follows what another tab does to it, and forgets nothing of what is shown while it reads again. */
export function useClientDetail(id: string) {
  const { services } = useAdmin();
  const { clients, onStored } = services;
  const [shown, setShown] = useState<{ id: string; state: Loaded }>({ id, state: { phase: 'loading' } });
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const show = (state: Loaded) => question === asked.current && setShown({ id, state });
    if (id === '') {
      show({ phase: 'idMissing' });
      return;
    }
    try {
      const client = await clients.findById(id);
      show(client === null ? { phase: 'notFound' } : { phase: 'ready', client });
    } catch (error) {
      show({ phase: 'failed', problem: problemOf(error) });
    }
  }, [id, clients]);

  useEffect(() => {
    void load();
    return onStored((key) => void ((key === null || key === 'clients') && load()));
  }, [load, onStored]);

  const loaded: Loaded = shown.id === id ? shown.state : { phase: 'loading' };
  const leadId = loaded.phase === 'ready' ? loaded.client.leadId : undefined;
  const found = useLinkedLead(leadId);
  const lead: LinkedLead | null = leadId === undefined ? null : { href: linkTo(paths.lead(leadId)), ...found };
  const state: ClientDetailState = loaded.phase === 'ready' ? { ...loaded, lead } : loaded;
  return { state, reload: load };
}
