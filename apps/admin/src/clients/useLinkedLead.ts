import type { LinkedLead } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../shared/AdminContext.ts';

/** What the server knows of a client's lead. When it cannot be asked the link is still there, without a name. */
export function useLinkedLead(leadId: string | undefined): Pick<LinkedLead, 'name' | 'gone'> {
  const { leads } = useAdmin().services;
  const { data } = useQuery({
    queryKey: ['lead', 'one', leadId],
    queryFn: () => (leadId === undefined ? null : leads.findById(leadId)),
    enabled: leadId !== undefined,
  });
  return { name: data?.lead.name ?? null, gone: data === null };
}
