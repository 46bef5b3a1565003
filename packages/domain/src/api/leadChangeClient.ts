import type { LeadClock } from '../leads/answerClock.ts';
import type { Lead } from '../leads/lead.ts';
import type { LeadOutcome, LeadRemoval } from '../leads/leadRepository.ts';
import type { LeadStatus } from '../leads/leadVocabulary.ts';
import { leadChangeRoutes } from './routes/leadChangeRoutes.ts';
import { sendRequest, type AdminApiClientOptions, usual } from './sendRequest.ts';

/** Changes leads. Every method rejects with `ApiError`. */
export interface LeadChangeApiClient {
  setLeadStatus(id: string, status: LeadStatus, restart?: readonly LeadClock[]): Promise<Lead>;
  removeLead(id: string): Promise<void>;
  restoreLead(id: string): Promise<Lead>;
  setLeadStatuses(
    ids: readonly string[],
    status: LeadStatus,
    restart?: readonly LeadClock[],
  ): Promise<readonly LeadOutcome[]>;
  removeLeads(ids: readonly string[]): Promise<readonly LeadRemoval[]>;
  restoreLeads(ids: readonly string[]): Promise<readonly LeadOutcome[]>;
}

const statusChange = (status: LeadStatus, restart: readonly LeadClock[] | undefined) => ({
  status,
  ...(restart === undefined ? {} : { restart: [...restart] }),
});

export function createLeadChangeApiClient(options: AdminApiClientOptions): LeadChangeApiClient {
  return {
    setLeadStatus: async (id, status, restart) => {
      const body = statusChange(status, restart);
      return (await sendRequest(options, leadChangeRoutes.setLeadStatus, usual, { params: { id }, body })).lead;
    },
    removeLead: async (id) => {
      await sendRequest(options, leadChangeRoutes.removeLead, usual, { params: { id } });
    },
    restoreLead: async (id) =>
      (await sendRequest(options, leadChangeRoutes.restoreLead, usual, { params: { id } })).lead,
    setLeadStatuses: async (ids, status, restart) => {
      const body = { ids: [...ids], ...statusChange(status, restart) };
      return (await sendRequest(options, leadChangeRoutes.setLeadStatuses, usual, { body })).outcomes;
    },
    removeLeads: async (ids) =>
      (await sendRequest(options, leadChangeRoutes.removeLeads, usual, { body: { ids: [...ids] } })).outcomes,
    restoreLeads: async (ids) =>
      (await sendRequest(options, leadChangeRoutes.restoreLeads, usual, { body: { ids: [...ids] } })).outcomes,
  };
}
