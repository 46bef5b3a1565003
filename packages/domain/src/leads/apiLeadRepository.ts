import type { AdminApiClient } from '../api/adminClient.ts';
import type { LeadChangeApiClient } from '../api/leadChangeClient.ts';
import { orNull, wasThere } from '../api/routes/records.ts';
import type { LeadRepository } from './leadRepository.ts';

/** Leads on the server. Methods reject with `ApiError`. */
export const createApiLeadRepository = (
  api: Pick<AdminApiClient, 'listLeads' | 'findLead'>,
  changes: LeadChangeApiClient,
): LeadRepository => ({
  list: (query) => api.listLeads(query),
  findById: (id) => orNull(api.findLead(id)),
  setStatus: (id, status, restart) => orNull(changes.setLeadStatus(id, status, restart)),
  remove: (id) => wasThere(changes.removeLead(id)),
  restore: (id) => orNull(changes.restoreLead(id)),
  setStatuses: (ids, status, restart) => changes.setLeadStatuses(ids, status, restart),
  removeAll: (ids) => changes.removeLeads(ids),
  restoreAll: (ids) => changes.restoreLeads(ids),
});
