import type { ClientDetailState, LinkedLead } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { linkTo, paths } from '../paths.ts';
import { clientQuery } from '../queries/clients.ts';
import { useCopied } from '../queries/copies.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { leadQuery } from '../queries/leads.ts';

/** The server's data about a client's lead. If the request fails, the link is shown without a name. */
function useLinkedLead(leadId: string | undefined): Pick<LinkedLead, 'name' | 'gone'> {
  const { data } = useQuery({ ...leadQuery(useAdmin().services, leadId ?? ''), enabled: leadId !== undefined });
  return { name: data?.lead.name ?? null, gone: data === null };
}

/** One client; updates with every change to it, and stays on the screen while it is fetched again. */
export function useClientDetail(id: string): { state: ClientDetailState; reload: () => void } {
  const { services } = useAdmin();
  const found = useQuery({ ...clientQuery(services, id), enabled: id !== '' });
  const { data: client, error, refetch } = found;
  const copied = useCopied(found);
  const reload = () => void refetch();
  const leadId = client?.leadId;
  const linked = useLinkedLead(leadId);
  const lead: LinkedLead | null = leadId === undefined ? null : { href: linkTo(paths.lead(leadId)), ...linked };
  if (id === '') return { state: { phase: 'idMissing' }, reload };
  if (client === null) return { state: { phase: 'notFound' }, reload };
  if (client !== undefined) return { state: { phase: 'ready', client, lead, copied }, reload };
  if (error !== null) return { state: { phase: 'failed', problem: problemOf(error) }, reload };
  return { state: { phase: 'loading' }, reload };
}
