import type { LeadActivity, LeadWork } from '@fnc/domain';
import { createLeadWork } from '@fnc/domain/api';
import type { QueryClient } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';
import { leadListsKey } from './keys.ts';
import { dropLeads, replaceLeads } from './leads.ts';

/** Changes leads; the rows that show them follow. */
export const leadWork = (services: Pick<AdminServices, 'leads' | 'serverStatus'>, queries: QueryClient): LeadWork =>
  createLeadWork({
    leads: services.leads,
    rows: {
      replace: (leads) => replaceLeads(queries, leads),
      drop: (ids) => dropLeads(queries, services, ids),
      reload: () => queries.invalidateQueries({ queryKey: leadListsKey }),
    },
  });

function makeLeadWork(services: AdminServices, queries: QueryClient) {
  const work = leadWork(services, queries);
  return [work, { forget: work.forget }] as const;
}

/** What can be done with leads, on whichever page. */
export const useLeadWork = (): LeadWork => useAdmin().keep(makeLeadWork);

/** What is being done with leads, on whichever page it was begun. */
export const useLeadActivity = (): LeadActivity => useStore(useLeadWork());
