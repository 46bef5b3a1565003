import type { LinkedLead } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { leadQuery } from '../queries/leads.ts';
import { useAdmin } from '../shared/AdminContext.ts';

/** What the server knows of a client's lead. When it cannot be asked the link is still there, without a name. */
export function useLinkedLead(leadId: string | undefined): Pick<LinkedLead, 'name' | 'gone'> {
  const { data } = useQuery({ ...leadQuery(useAdmin().services, leadId ?? ''), enabled: leadId !== undefined });
  return { name: data?.lead.name ?? null, gone: data === null };
}
