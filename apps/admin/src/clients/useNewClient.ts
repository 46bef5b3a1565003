import { type ClientForm, clientFormOfLead, type Lead } from '@fnc/domain';
import type { ClientFormState, FormLead } from '@fnc/ui/admin';
import { useCallback, useEffect, useState } from 'react';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { addClient } from './addClient.ts';

const empty = { name: '', contactPerson: '', email: '', phone: '', address: '', status: 'pending', notes: '' } as const;

const loading: ClientFormState = { phase: 'loading' };

type LeadFound = { readonly lead: Lead | null; readonly notice: FormLead | null };

/** The form of a new client, filled from a lead when one is given. */
export function useNewClient(leadId: string | null) {
  const { services, clientActions, actions } = useAdmin();
  const { clients, leads } = services;
  const [shown, setShown] = useState<{ leadId: string | null; state: ClientFormState; lead: Lead | null }>();

  const load = useCallback(async () => {
    async function findLead(): Promise<LeadFound> {
      if (leadId === null) return { lead: null, notice: null };
      try {
        const detail = await leads.findById(leadId);
        if (detail === null) return { lead: null, notice: { kind: 'gone' } };
        const { name } = detail.lead;
        return { lead: detail.lead, notice: { kind: 'found', name, href: linkTo(paths.lead(leadId)) } };
      } catch (error) {
        return { lead: null, notice: { kind: 'failed', problem: problemOf(error) } };
      }
    }
    const show = (state: ClientFormState, lead: Lead | null = null) => setShown({ leadId, state, lead });
    try {
      const known = await clients.list();
      const made = leadId === null ? undefined : known.find((client) => client.leadId === leadId);
      if (made !== undefined) {
        show({ phase: 'made', client: made });
        return;
      }
      const found = await findLead();
      const initial = found.lead === null ? { ...empty } : clientFormOfLead(found.lead);
      show({ phase: 'ready', initial, editing: null, known, lead: found.notice }, found.lead);
    } catch (error) {
      show({ phase: 'failed', problem: problemOf(error) });
    }
  }, [leadId, clients, leads]);

  useEffect(() => void load(), [load]);

  const current = shown?.leadId === leadId ? shown : undefined;
  const save = (form: ClientForm) => addClient({ clientActions, leadActions: actions }, form, current?.lead ?? null);

  return { state: current?.state ?? loading, save, reload: load };
}
