import { type ReportClient, reportSectionTitles } from '@fnc/domain';
import { fn } from 'storybook/test';
import type { ReportFormProps, ReportService } from '../ReportForm/reportFormProps.ts';
import type { ReportScreenData, ReportViewProps } from '../ReportView/reportViewProps.ts';
import { now } from './sampleLeads.ts';
import { sampleReportText } from './sampleReport.data.ts';

/** A client with every question answered. */
export const answeredClient: ReportClient = {
  id: '2',
  name: 'Noordster Offshore',
  contactPerson: 'Tess Noordster',
  status: 'active',
  questions: 12,
  answers: 12,
  unansweredRequired: 0,
};

export const clientsToChoose: readonly ReportClient[] = [
  {
    id: '1',
    name: 'Kompas Maritiem Advies',
    contactPerson: 'Bram Kompas',
    status: 'pending',
    questions: 42,
    answers: 24,
    unansweredRequired: 6,
  },
  answeredClient,
  {
    id: '3',
    name: 'Zeekaart & Zoon',
    contactPerson: '',
    status: 'pending',
    questions: 12,
    answers: 0,
    unansweredRequired: 9,
  },
];

export const askedKey: ReportService = {
  serverHasKey: false,
  model: 'gpt-4',
  maxTokens: 4000,
  host: 'api.openai.com',
};

/** Three clients, the first of them chosen; the server has no key and every action succeeds. */
export const reportFormArgs: ReportFormProps = {
  state: 'ready',
  problem: null,
  clients: clientsToChoose,
  noClients: false,
  client: null,
  onClient: fn(),
  onSearchClient: fn(),
  value: {
    clientId: '1',
    focusAreas: ['tax-optimization', 'business-setup', 'substance-requirements', 'maritime'],
    customInstructions:
      'Ga in op de periode dat Bram onder Nederlandse vlag vaart en op de bv die nog in Rotterdam staat.',
  },
  service: askedKey,
  rememberedKey: false,
  outlineOf: reportSectionTitles,
  previewOf: ({ customInstructions }) => ({
    answers: 24,
    unanswered: 18,
    system: 'Je bent een Nederlandse adviseur die schrijft over ondernemen vanuit Cyprus.',
    user: `Schrijf een haalbaarheidsrapport voor Kompas Maritiem Advies.\n\n## Antwoorden\n\nOmzet per jaar: 150000\n\n${customInstructions}`,
  }),
  questionnaireHref: (id) => `/admin/clients/${id}?tab=questionnaires`,
  clientHref: (id) => `/admin/clients/${id}`,
  newClientHref: '/admin/clients/new',
  onGenerate: fn(() => Promise.resolve(null)),
  onForgetKey: fn(),
  onCancel: fn(),
  onChange: fn(),
  onRetry: fn(),
  onCopy: fn(() => Promise.resolve()),
};

export const sampleReport: ReportScreenData = {
  name: 'Cyprus Haalbaarheidsrapport',
  content: sampleReportText,
  status: 'completed',
  date: '2026-11-20',
  clientId: '1',
  clientName: 'Kompas Maritiem Advies',
  reportType: 'cyprus-feasibility',
  language: 'nl',
  questionsAnalyzed: 42,
  answersAnalyzed: 24,
  generatedAt: '2026-11-20T13:06:00.000Z',
  updatedAt: null,
  outline: reportSectionTitles('cyprus-feasibility', 'nl'),
  model: 'gpt-4',
};

/** A complete report, on which every action succeeds. */
export const reportViewArgs: ReportViewProps = {
  state: { kind: 'ready', report: sampleReport },
  writing: null,
  ended: null,
  now,
  clientsHref: '/admin/clients',
  clientHref: (id) => `/admin/clients/${id}`,
  onStop: fn(() => Promise.resolve(null)),
  onSave: fn(() => Promise.resolve(null)),
  onStatus: fn(() => Promise.resolve(null)),
  onDirty: fn(),
  onDownload: fn(),
  onPrint: fn(),
  onDelete: fn(() => Promise.resolve(null)),
  onRestore: fn(() => Promise.resolve(null)),
  onDeleted: fn(),
  onNewReport: fn(),
  onRetry: fn(),
  onReload: fn(),
  onCopy: fn(() => Promise.resolve()),
};
