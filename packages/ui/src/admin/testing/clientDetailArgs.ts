import { fn } from 'storybook/test';
import type {
  ClientDetailProps,
  ClientDetailState,
  LinkedLead,
  ReportOutcome,
} from '../ClientDetail/clientDetailProps.ts';
import type { ClientOutcome, ClientRemoval } from '../clients/clientListData.ts';
import type { Problem } from '../words/problem.ts';
import { kompas } from './sampleClients.ts';
import { now } from './sampleLeads.ts';

export const linkedLead: LinkedLead = { href: '/admin/leads/lead-11', name: 'Bram Kompas', gone: false };

export const readyClient = (
  client = kompas,
  lead: LinkedLead | null = linkedLead,
): Extract<ClientDetailState, { phase: 'ready' }> => ({
  phase: 'ready',
  client,
  lead,
});

/** A page on which every action succeeds. */
export const clientDetailArgs: ClientDetailProps = {
  state: readyClient(),
  links: {
    list: '/admin/clients?status=pending',
    edit: '/admin/clients/1/edit',
    questions: '/admin/clients/1/questions',
    newReport: '/admin/reports/new?clientId=1',
    changes: '/admin/changes?client=1',
    report: ({ id }) => `/admin/reports/${id}`,
  },
  filtered: true,
  now,
  tab: 'details',
  onTab: fn(),
  progress: { questions: 42, answered: 24 },
  questionnaire: null,
  onStatus: fn((): Promise<ClientOutcome> => Promise.resolve({ client: kompas })),
  onDelete: fn((): Promise<ClientRemoval> => Promise.resolve({ outcome: 'removed' })),
  onRestore: fn((): Promise<ClientOutcome> => Promise.resolve({ client: kompas })),
  onDeleted: fn(),
  onExport: fn((): Promise<Problem | null> => Promise.resolve(null)),
  onDeleteReport: fn((): Promise<ReportOutcome> => Promise.resolve({ outcome: 'done' })),
  onRestoreReport: fn((): Promise<ReportOutcome> => Promise.resolve({ outcome: 'done' })),
  onRefresh: fn(),
  onCopy: fn(() => Promise.resolve()),
};
