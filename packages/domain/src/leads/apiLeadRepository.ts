import type { ApiClient } from '../api/client.ts';
import { ApiError } from '../api/apiError.ts';
import type { LeadRepository } from './leadRepository.ts';

type LeadCalls = Pick<ApiClient, 'listLeads' | 'findLead' | 'setLeadStatus' | 'removeLead' | 'restoreLead'>;

/** A 404 of a call about one lead says that it is gone, which is an answer and not a failure. */
const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Leads on the server. Methods reject with `ApiError`. */
export const createApiLeadRepository = (api: LeadCalls): LeadRepository => ({
  list: (query) => api.listLeads(query),
  findById: (id) => orNull(api.findLead(id)),
  setStatus: (id, status) => orNull(api.setLeadStatus(id, status)),
  remove: async (id) => (await orNull(api.removeLead(id).then(() => true))) ?? false,
  restore: (id) => orNull(api.restoreLead(id)),
});
