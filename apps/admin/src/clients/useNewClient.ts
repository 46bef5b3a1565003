import { addClientOfLead, type ClientForm as Form, clientFormOfLead, emptyClientForm, type Lead } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import type { ClientFormState, FormLead } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo, paths } from '../paths.ts';
import type { AdminServices } from '../ports.ts';
import { useClientChanges } from '../queries/clients.ts';
import { useLeadWork } from '../queries/leadWork.ts';
import { useAddOnce } from '../shared/useAddOnce.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useHeld } from '../shared/useHeld.ts';

interface Beginning {
  readonly state: ClientFormState;
  readonly lead: Lead | null;
}

const ready = (lead: Lead | null, notice: FormLead | null): Beginning => {
  const initial = lead === null ? emptyClientForm : clientFormOfLead(lead);
  return { state: { phase: 'ready', initial, editing: null, lead: notice }, lead };
};

/** The initial values of the form. If the lead cannot be read, the form says so and works without it. */
async function beginWith(
  { clients, leads }: Pick<AdminServices, 'clients' | 'leads'>,
  leadId: string | null,
): Promise<Beginning> {
  if (leadId === null) return ready(null, null);
  const made = await clients.findByLead(leadId);
  if (made !== null) return { state: { phase: 'made', client: made }, lead: null };
  try {
    const detail = await leads.findById(leadId);
    if (detail === null) return ready(null, { kind: 'gone' });
    return ready(detail.lead, { kind: 'found', name: detail.lead.name, href: linkTo(paths.lead(leadId)) });
  } catch (error) {
    return ready(null, { kind: 'failed', problem: problemOf(error) });
  }
}

/** The form of a new client, filled from a lead when one is given. */
export function useNewClient(leadId: string | null) {
  const { services } = useAdmin();
  const { add } = useClientChanges();
  const { setStatus } = useLeadWork();
  const addOnce = useAddOnce<Form>(leadId ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['newClient', leadId],
    queryFn: () => beginWith(services, leadId),
    gcTime: 0,
  });
  const begun = useHeld(leadId ?? '', data, data?.state.phase === 'ready');
  /** The lead of which another window made a client meanwhile. */
  const [made, setMade] = useState<string | null>(null);
  const shown = made === leadId && data?.state.phase === 'made' ? data : begun;
  const waiting: ClientFormState =
    error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) };

  return {
    state: shown?.state ?? waiting,
    async save(form: Form) {
      const outcome = await addOnce(form, ({ id, form: first }) =>
        addClientOfLead({ add: (client) => add({ ...client, id }, first), setStatus }, form, begun?.lead ?? null),
      );
      if ('problem' in outcome && outcome.problem.code === 'lead_has_client') {
        await refetch();
        setMade(leadId);
      }
      return outcome;
    },
    findAlike: (input: { readonly name: string; readonly email: string }) => services.clients.findAlike(input),
    reload: () => void refetch(),
  };
}
