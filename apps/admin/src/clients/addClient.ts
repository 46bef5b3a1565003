import type { ClientForm, Lead } from '@fnc/domain';
import type { SavedClient } from '@fnc/ui/admin';
import type { ClientChanges } from '../queries/clients.ts';
import type { LeadChanges } from '../queries/leadChanges.ts';

interface Dependencies {
  readonly clientChanges: Pick<ClientChanges, 'add'>;
  readonly leadChanges: Pick<LeadChanges, 'setStatus'>;
}

/**
 * Adds a client, linked to its lead when there is one. The client first: a lead must not be called a client that was not
 * kept. A lead that already is "converted" stays as it is.
 */
export async function addClient(
  { clientChanges, leadChanges }: Dependencies,
  form: ClientForm,
  lead: Pick<Lead, 'id' | 'name' | 'status'> | null,
): Promise<SavedClient> {
  const added = await clientChanges.add(lead === null ? form : { ...form, leadId: lead.id });
  if ('problem' in added || lead === null || lead.status === 'converted') return added;
  const change = await leadChanges.setStatus(lead.id, 'converted');
  return { ...added, lead: { name: lead.name, problem: 'problem' in change ? change.problem : null } };
}
