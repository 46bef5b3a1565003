import type { LeadActivity, LeadWork } from '@fnc/domain';
import { createLeadWork } from '@fnc/domain/api';
import type { QueryClient } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';
import { leadListsKey } from './keys.ts';
import { dropLeads, replaceLeads } from './leads.ts';

/** Changes leads, and updates the rows that show them. */
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

/** The actions on leads, the same object on every page. */
export const useLeadWork = (): LeadWork => useAdmin().keep(makeLeadWork);

/** The actions on leads in progress, whichever page started them. */
export const useLeadActivity = (): LeadActivity => useStore(useLeadWork());
