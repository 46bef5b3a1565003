import type { AdminApiClient } from '../api/client.ts';
import { orNull, wasThere } from '../api/routes/records.ts';
import type { LeadRepository } from './leadRepository.ts';

type LeadCalls = Pick<
  AdminApiClient,
  | 'listLeads'
  | 'findLead'
  | 'setLeadStatus'
  | 'removeLead'
  | 'restoreLead'
  | 'setLeadStatuses'
  | 'removeLeads'
  | 'restoreLeads'
>;

/** Leads on the server. Methods reject with `ApiError`. */
export const createApiLeadRepository = (api: LeadCalls): LeadRepository => ({
  list: (query) => api.listLeads(query),
  findById: (id) => orNull(api.findLead(id)),
  setStatus: (id, status, restart) => orNull(api.setLeadStatus(id, status, restart)),
  remove: (id) => wasThere(api.removeLead(id)),
  restore: (id) => orNull(api.restoreLead(id)),
  setStatuses: (ids, status, restart) => api.setLeadStatuses(ids, status, restart),
  removeAll: (ids) => api.removeLeads(ids),
  restoreAll: (ids) => api.restoreLeads(ids),
});
