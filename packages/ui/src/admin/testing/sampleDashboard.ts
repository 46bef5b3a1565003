import { type CountSummary, type Instant, leadStatuses, zeroes } from '@fnc/domain';
import { fn } from 'storybook/test';
import type {
  DashboardHrefs,
  DashboardLeads,
  FileFigures,
  LeadBreakdown,
  ReadyQuestionnaire,
  WaitingLead,
} from '../Dashboard/dashboardData.ts';
import type { DashboardProps } from '../Dashboard/Dashboard.tsx';
import type { NavEntry } from '../Shell/navEntries.ts';
import type { ServerHealth, ServerStatus } from '../Shell/serverHealth.ts';
import { sampleTools } from './sampleDataTools.ts';
import { now, sampleLeads } from './sampleLeads.ts';

const messages = [
  'Ik vaar zes maanden per jaar onder Nederlandse vlag. Telt dat mee voor de 183 dagen?',
  'Graag een intake, het liefst dinsdag. Ik factureer nu vanuit een bv in Rotterdam.',
  'Wat kost de boekhouding per maand als ik zelf de facturen maak?',
  'Ik woon sinds maart in Lissabon, mijn klanten zitten in Nederland.',
  'Kan ik mijn bv in Nederland houden naast een Cyprus Ltd?',
];

const waiting = sampleLeads
  .filter((lead) => lead.waitingSince !== null)
  .map((lead, index): WaitingLead => {
    const text = messages[index];
    return text === undefined ? { lead } : { lead, message: { text, at: lead.waitingSince ?? now } };
  });

export const sampleByStatus: LeadBreakdown['byStatus'] = {
  ...zeroes(leadStatuses),
  new: 5,
  contacted: 31,
  qualified: 24,
  converted: 18,
  rejected: 9,
};

const sampleBreakdown: LeadBreakdown = {
  byStatus: sampleByStatus,
  bySource: [
    { source: 'website', leads: 38 },
    { source: 'linkedin', leads: 27 },
    { source: 'facebook', leads: 12 },
    { source: 'calculator', leads: 7 },
    { source: 'general', leads: 3 },
  ],
};

export const noBreakdown: LeadBreakdown = {
  byStatus: zeroes(leadStatuses),
  bySource: [],
};

export const sampleDashboardLeads: DashboardLeads = {
  waiting,
  waitingCount: 5,
  lateCount: 1,
  welcomes: sampleLeads.slice(6, 9),
  welcomeCount: 12,
  total: 87,
  breakdown: sampleBreakdown,
  origin: 'server',
};

const sampleFile: FileFigures = {
  totalClients: 12,
  pendingClients: 4,
  completedClients: 5,
  activeClients: 2,
  inactiveClients: 1,
  totalQuestions: 486,
  totalAnswers: 351,
  oldestPending: '2026-11-01T09:00:00.000Z',
};

export const noFile: FileFigures = {
  totalClients: 0,
  pendingClients: 0,
  completedClients: 0,
  activeClients: 0,
  inactiveClients: 0,
  totalQuestions: 0,
  totalAnswers: 0,
  oldestPending: null,
};

const sampleReady: readonly ReadyQuestionnaire[] = [{ clientId: '7', clientName: 'Zeekaart Consult', questions: 42 }];

const firstWeek = 36;
const firstMonday = Date.parse('2026-08-31');
const mondayOf = (index: number): string => new Date(firstMonday + index * 7 * 86_400_000).toISOString().slice(0, 10);

/** Weeks 36 to 47; the last one is the current week of the samples. */
const weeksOf = (leads: readonly number[]): CountSummary['weeks'] =>
  leads.map((count, index) => ({ year: 2026, week: firstWeek + index, monday: mondayOf(index), leads: count }));

const sampleVisitors: CountSummary = {
  from: '2026-10-22',
  to: '2026-11-20',
  days: [],
  sources: [],
  funnel: { visits: 1284, calculator: 412, guide: 41, leads: 31, converted: 3 },
  weeks: weeksOf([3, 5, 4, 6, 5, 8, 6, 7, 9, 8, 11, 9]),
};

export const noVisitors: CountSummary = {
  ...sampleVisitors,
  funnel: { visits: 0, calculator: 0, guide: 0, leads: 0, converted: 0 },
  weeks: weeksOf(Array.from({ length: 12 }, () => 0)),
};

export const hoursAgo = (hours: number): Instant => new Date(Date.parse(now) - hours * 3_600_000).toISOString();

const sampleStatus: ServerStatus = {
  leadsCount: 87,
  waitingCount: 5,
  lateCount: 1,
  welcomeCount: 12,
  emailConfigured: true,
  uptime: 533_520,
  version: '1.0.0',
  mail: { queued: 0, sent: 212, failed: 1 },
  ...sampleBreakdown,
  failedMails: [{ leadId: '6', leadName: 'Femke Baken', mailKind: 'guide', at: hoursAgo(2) }],
  backup: { lastGoodAt: hoursAgo(11), bytes: 1_240_000, obstacle: null },
  records: { clients: 12, campaigns: 23, templates: 6 },
};

export const serverUp = (changes: Partial<ServerStatus> = {}): ServerHealth => ({
  state: 'up',
  status: { ...sampleStatus, ...changes },
});
export const serverNeverSeen: ServerHealth = { state: 'down', status: null };
export const serverChecking: ServerHealth = { state: 'checking', status: null };

const sampleHrefs: DashboardHrefs = {
  lead: ({ id }) => `/admin/leads/${id}`,
  leads: ({ status = [], source = [] }) => `/admin/leads?status=${status.join(',')}&source=${source.join(',')}`,
  clients: (status) => (status === undefined ? '/admin/clients' : `/admin/clients?status=${status}`),
  questions: '/admin/questions',
  newReport: (clientId) => `/admin/reports/new?clientId=${clientId}`,
};

const sampleLinks: readonly NavEntry[] = [
  { id: 'clients', href: '/admin/clients' },
  { id: 'newReport', href: '/admin/reports/new' },
  { id: 'leads', href: '/admin/leads' },
];

export const sampleCopy = fn(() => Promise.resolve());

/** The dashboard of the design. */
export const dashboardArgs: DashboardProps = {
  leads: sampleDashboardLeads,
  problem: null,
  file: sampleFile,
  ready: sampleReady,
  visitors: sampleVisitors,
  visitorsProblem: null,
  refreshing: false,
  updatedAt: now,
  now,
  health: serverUp(),
  hrefs: sampleHrefs,
  links: sampleLinks,
  tools: sampleTools,
  role: 'admin',
  onRefresh: fn(),
  onCopy: sampleCopy,
  onChangePassword: fn(() => Promise.resolve(null)),
  onSignOut: fn(),
  notFound: null,
  onDismissNotFound: fn(),
};
