import { keepOpenWhile, type LeadActivity, type LeadWork } from '@fnc/domain';
import { createLeadWork } from '@fnc/domain/api';
import type { QueryClient } from '@tanstack/react-query';
import type { AdminServices, Browser } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';
import { leadListsKey } from './keys.ts';
import { dropLeads, holdLeads, refillLists, replaceLeads } from './leads.ts';

/** Closing the window would end this job half-way; a copy or a selection is made again without loss. */
const isChanging = ({ job }: LeadActivity) => job !== null && job.kind !== 'export' && job.kind !== 'select';

type Services = Pick<AdminServices, 'leads' | 'serverStatus'> & { readonly browser: Pick<Browser, 'keepOpen'> };

/** Changes leads, and updates the rows that show them. */
export function leadWork(services: Services, queries: QueryClient): LeadWork {
  const work = createLeadWork({
    leads: services.leads,
    rows: {
      replace: (leads) => replaceLeads(queries, leads),
      drop: (ids) => dropLeads(queries, services, ids),
      hold: (ids) => holdLeads(queries, ids),
      refill: () => refillLists(queries),
      reload: () => queries.invalidateQueries({ queryKey: leadListsKey }),
    },
  });
  keepOpenWhile(work, isChanging, services.browser);
  return work;
}

function makeLeadWork(services: AdminServices, queries: QueryClient) {
  const work = leadWork(services, queries);
  return [work, { forget: work.forget }] as const;
}

/** The actions on leads, the same object on every page. */
export const useLeadWork = (): LeadWork => useAdmin().keep(makeLeadWork);

/** The actions on leads in progress, whichever page started them. */
export const useLeadActivity = (): LeadActivity => useStore(useLeadWork());
