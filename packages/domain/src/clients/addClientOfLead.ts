import type { Lead } from '../leads/lead.ts';
import type { LeadWork } from '../leads/leadWork.ts';
import type { Problem } from '../messages/problem.ts';
import type { Client, ClientForm } from './client.ts';
import type { NewClient } from './clientRepository.ts';

interface Dependencies extends Pick<LeadWork, 'setStatus'> {
  readonly add: (client: NewClient) => Promise<{ readonly client: Client } | { readonly problem: Problem }>;
}

type Added =
  | {
      readonly client: Client;
      /** The outcome for the lead's status, when there is a lead. */
      readonly lead?: { readonly name: string; readonly problem: Problem | null };
    }
  | { readonly problem: Problem };

/**
 * Adds a client, and links it to its lead if there is one. The client is stored first: a lead must not be marked as a
 * client that was not stored. A lead that already is "converted" stays as it is.
 */
export async function addClientOfLead(
  { add, setStatus }: Dependencies,
  form: ClientForm,
  lead: Pick<Lead, 'id' | 'name' | 'status'> | null,
): Promise<Added> {
  const added = await add(lead === null ? form : { ...form, leadId: lead.id });
  if ('problem' in added || lead === null || lead.status === 'converted') return added;
  const change = await setStatus(lead.id, 'converted');
  return { ...added, lead: { name: lead.name, problem: 'problem' in change ? change.problem : null } };
}
