import { adminLeadSort, type LeadQuery, printLeadQuery } from '@fnc/domain';
import type { LoggedRecord } from '@fnc/ui/admin';

/** The console's path on its origin. Addresses for the router leave it out, links contain it. */
export const base = '/admin';

/** The query as parameters of the address, without the defaults. */
export function leadSearch(query: LeadQuery): string {
  const { search, status, source, from, to, sort } = query;
  const filters = { search, status, source, from, to };
  const text = printLeadQuery(sort === adminLeadSort ? filters : { ...filters, sort });
  return text === '' ? '' : `?${text}`;
}

const search = (query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** The tabs of a client's page; the first one opens by default. */
export const clientTabs = ['details', 'reports', 'questionnaires'] as const;
type ClientTab = (typeof clientTabs)[number];

/** The records by which the log of changes can be filtered, each as a parameter. */
export const loggedRecords = ['client', 'lead', 'template', 'campaign'] as const satisfies readonly LoggedRecord[];

/** Addresses for the router, without the base. */
export const paths = {
  login: (next?: string) => (next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  dashboard: () => '/dashboard',
  account: () => '/account',
  /** Of everything, or of one record by its id. */
  changes: (query: Readonly<Partial<Record<LoggedRecord, string>>> & { readonly kind?: 'removed' | undefined } = {}) =>
    `/changes${search(query)}`,
  leads: (query: LeadQuery = {}) => `/leads${leadSearch(query)}`,
  lead: (id: string) => `/leads/${encodeURIComponent(id)}`,
  clients: (query: Readonly<Record<string, string>> = {}) => `/clients${search(query)}`,
  /** The form for a new client; filled from a lead when one is given. */
  newClient: (leadId?: string) => `/clients/new${search({ lead: leadId })}`,
  client: (id: string, tab?: ClientTab) => `/clients/${encodeURIComponent(id)}${search({ tab })}`,
  editClient: (id: string) => `/clients/${encodeURIComponent(id)}/edit`,
  /** The questions of one client, or everybody's. */
  questions: (clientId?: string) =>
    clientId === undefined ? '/questions' : `/clients/${encodeURIComponent(clientId)}/questions`,
  importQuestions: (clientId?: string) => `${paths.questions(clientId)}/import`,
  newReport: (clientId?: string) => `/reports/new${search({ clientId })}`,
  report: (id: string) => `/reports/${encodeURIComponent(id)}`,
  campaigns: (query: Readonly<Record<string, string>> = {}) => `/email/campaigns${search(query)}`,
  /** The editor for a new campaign; it begins with a template when one is given. */
  newCampaign: (template?: string) => `/email/campaigns/new${search({ template })}`,
  /** The editor; it opens at the compose step unless another step is named. */
  campaign: (id: string, step?: string) =>
    `/email/campaigns/${encodeURIComponent(id)}${search({ step: step === 'compose' ? undefined : step })}`,
  /** The outcome of a campaign, beside the list; `query` is the list's, and may name the tab. */
  campaignResult: (id: string, query: Readonly<Record<string, string | undefined>> = {}) =>
    `/email/campaigns${search({ ...query, result: id })}`,
  templates: () => '/email/templates',
  /** @param id of a template, or `new` */
  template: (id: string) => `/email/templates/${encodeURIComponent(id)}`,
} as const;

/** The address in a link. */
export const linkTo = (path: string): string => `${base}${path}`;

/** Outside the console, on the same origin. */
export const siteHref = '/';
export const guidePageHref = '/cyprus-gids';

/** Where to go after signing in: only a page of the console, whatever the parameter in the address contains. */
export const safeNext = (next: string | null): string =>
  next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : paths.dashboard();
