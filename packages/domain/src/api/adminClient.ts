import * as z from 'zod/mini';
import type { Lead } from '../leads/lead.ts';
import { printLeadQuery, type LeadQuery } from '../leads/leadQuery.ts';
import type { LeadDetail, LeadPage } from '../leads/leadRepository.ts';
import { printCountQuery, type CountQuery, type CountSummary } from '../tracking/countSummary.ts';
import { storedLeadSchema } from '../leads/storedLead.ts';
import type { AdminStatus, AiStatus } from './answers/adminAnswers.ts';
import { adminRoutes } from './routes/adminRoutes.ts';
import { sendRequest, type AdminApiClientOptions, type FailureRules, usual } from './sendRequest.ts';
import { success } from './answers/publicAnswers.ts';

const leads = z.array(storedLeadSchema);

/** The list as any version of the server has sent it: an object, or a bare array. */
const anyLeadListSchema = z.union([
  leads,
  z.object({
    success: z.optional(success.success),
    leads,
    count: z.optional(z.int()),
    countExceeded: z.optional(z.boolean()),
    total: z.optional(z.int()),
    sources: z.optional(z.array(z.string())),
    nextCursor: z.optional(z.nullable(z.string())),
  }),
]);

type AnyLeadList = z.infer<typeof anyLeadListSchema>;

const sourcesOf = (all: readonly Lead[]) => [...new Set(all.map(({ source }) => source))].sort();

/** Fields that an older answer lacks are derived from its leads. */
function leadPageFrom(answer: AnyLeadList): LeadPage {
  const list: Exclude<AnyLeadList, unknown[]> = Array.isArray(answer) ? { leads: answer } : answer;
  const count = list.count ?? list.leads.length;
  return {
    leads: list.leads,
    count,
    ...(list.countExceeded === true ? { countExceeded: true } : {}),
    total: list.total ?? count,
    sources: list.sources ?? sourcesOf(list.leads),
    nextCursor: list.nextCursor ?? null,
  };
}

/** Reads leads and figures. Every method rejects with `ApiError`. */
export interface AdminApiClient {
  listLeads(query?: LeadQuery): Promise<LeadPage>;
  findLead(id: string): Promise<LeadDetail>;
  adminStatus(): Promise<AdminStatus>;
  /** Visitor counts per day; without a query, of the last thirty days. */
  countSummary(query?: CountQuery): Promise<CountSummary>;
  /** Whether the server or the browser calls the AI service, and where. */
  aiStatus(): Promise<AiStatus>;
}

const leadListRules: FailureRules = { ...usual, byStatusOnly: true };

export function createAdminApiClient(options: AdminApiClientOptions): AdminApiClient {
  const listRoute = { ...adminRoutes.listLeads, answer: anyLeadListSchema };
  return {
    listLeads: async (query = {}) =>
      leadPageFrom(await sendRequest(options, listRoute, leadListRules, { query: printLeadQuery(query) })),
    findLead: async (id) => {
      const { success: _flag, ...detail } = await sendRequest(options, adminRoutes.findLead, usual, { params: { id } });
      return detail;
    },
    adminStatus: () => sendRequest(options, adminRoutes.adminStatus, usual),
    countSummary: async (query = {}) => {
      const { success: _flag, ...summary } = await sendRequest(options, adminRoutes.countSummary, usual, {
        query: printCountQuery(query),
      });
      return summary;
    },
    aiStatus: async () => {
      const { success: _flag, ...status } = await sendRequest(options, adminRoutes.aiStatus, usual);
      return status;
    },
  };
}
