import * as z from 'zod/mini';
import type { PasswordChange } from '../auth/passwordChange.ts';
import type { Login, User } from '../auth/user.ts';
import type { LeadClock } from '../leads/answerClock.ts';
import type { Lead } from '../leads/lead.ts';
import { printLeadQuery, type LeadQuery } from '../leads/leadQuery.ts';
import type { LeadDetail, LeadOutcome, LeadPage, LeadRemoval } from '../leads/leadRepository.ts';
import type { LeadStatus } from '../leads/leadVocabulary.ts';
import { printCountQuery, type CountQuery, type CountSummary } from '../tracking/countSummary.ts';
import { storedLeadSchema } from '../leads/storedLead.ts';
import type { LoginAnswer, PasswordChangeAnswer, AdminStatus, AiStatus } from './answers/adminAnswers.ts';
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

/** The calls of the back office. Every method rejects with `ApiError`. */
export interface AdminApiClient {
  login(login: Login): Promise<LoginAnswer>;
  /** The user of the token; rejects with status 401 when the token is no longer valid. */
  verify(): Promise<User>;
  logout(): Promise<void>;
  /** Ends all other sessions of this user. The `token` of the answer replaces the current one. */
  changePassword(change: PasswordChange): Promise<PasswordChangeAnswer>;
  listLeads(query?: LeadQuery): Promise<LeadPage>;
  findLead(id: string): Promise<LeadDetail>;
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
  adminStatus(): Promise<AdminStatus>;
  /** Visitor counts per day; without a query, of the last thirty days. */
  countSummary(query?: CountQuery): Promise<CountSummary>;
  /** Whether the server or the browser calls the AI service, and where. */
  aiStatus(): Promise<AiStatus>;
}

const leadListRules: FailureRules = { ...usual, byStatusOnly: true };
const loginRules: FailureRules = {
  ...usual,
  refused: () => 'login_http_failed',
  unreadable: 'login_no_success_flag',
};
const passwordRules: FailureRules = {
  ...usual,
  refused: () => 'password_change_failed',
  unreadable: 'password_change_failed',
  withoutToken: 'password_not_authenticated',
};

const statusChange = (status: LeadStatus, restart: readonly LeadClock[] | undefined) => ({
  status,
  ...(restart === undefined ? {} : { restart: [...restart] }),
});

export function createAdminApiClient(options: AdminApiClientOptions): AdminApiClient {
  const listRoute = { ...adminRoutes.listLeads, answer: anyLeadListSchema };
  return {
    login: (login) => sendRequest(options, adminRoutes.login, loginRules, { body: login }),
    verify: async () => (await sendRequest(options, adminRoutes.verify, usual)).user,
    logout: async () => {
      await sendRequest(options, adminRoutes.logout, usual);
    },
    changePassword: (change) => sendRequest(options, adminRoutes.changePassword, passwordRules, { body: change }),
    listLeads: async (query = {}) =>
      leadPageFrom(await sendRequest(options, listRoute, leadListRules, { query: printLeadQuery(query) })),
    findLead: async (id) => {
      const { success: _flag, ...detail } = await sendRequest(options, adminRoutes.findLead, usual, { params: { id } });
      return detail;
    },
    setLeadStatus: async (id, status, restart) => {
      const body = statusChange(status, restart);
      return (await sendRequest(options, adminRoutes.setLeadStatus, usual, { params: { id }, body })).lead;
    },
    removeLead: async (id) => {
      await sendRequest(options, adminRoutes.removeLead, usual, { params: { id } });
    },
    restoreLead: async (id) => (await sendRequest(options, adminRoutes.restoreLead, usual, { params: { id } })).lead,
    setLeadStatuses: async (ids, status, restart) => {
      const body = { ids: [...ids], ...statusChange(status, restart) };
      return (await sendRequest(options, adminRoutes.setLeadStatuses, usual, { body })).outcomes;
    },
    removeLeads: async (ids) =>
      (await sendRequest(options, adminRoutes.removeLeads, usual, { body: { ids: [...ids] } })).outcomes,
    restoreLeads: async (ids) =>
      (await sendRequest(options, adminRoutes.restoreLeads, usual, { body: { ids: [...ids] } })).outcomes,
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
