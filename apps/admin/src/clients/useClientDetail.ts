import type { ClientDetailState, LinkedLead } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { linkTo, paths } from '../paths.ts';
import { clientQuery } from '../queries/clients.ts';
import { copiedAtOf } from '../queries/copies.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useLinkedLead } from './useLinkedLead.ts';

/** One client; follows what anybody does to it, and forgets nothing of what is shown while it reads again. */
export function useClientDetail(id: string): { state: ClientDetailState; reload: () => void } {
  const { services } = useAdmin();
  const {
    data: client,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery({ ...clientQuery(services, id), enabled: id !== '' });
  const reload = () => void refetch();
  const leadId = client?.leadId;
  const found = useLinkedLead(leadId);
  const lead: LinkedLead | null = leadId === undefined ? null : { href: linkTo(paths.lead(leadId)), ...found };
  if (id === '') return { state: { phase: 'idMissing' }, reload };
  if (client === null) return { state: { phase: 'notFound' }, reload };
  if (client !== undefined) {
    const copiedAt = copiedAtOf({ error, dataUpdatedAt });
    return { state: { phase: 'ready', client, lead, copiedAt }, reload };
  }
  if (error !== null) return { state: { phase: 'failed', problem: problemOf(error) }, reload };
  return { state: { phase: 'loading' }, reload };
}
