import type { DataCheck, DataCounts, DataOutcome, DataTest, ImportReading } from '@fnc/domain';
import { fn } from 'storybook/test';
import type { DataToolsProps } from '../DataTools/dataTools.ts';
import { now } from './sampleLeads.ts';

export const sampleCounts: DataCounts = {
  clients: 12,
  globalQuestions: 42,
  fncLeads: 3,
  pageViews: 66,
  emailTemplates: 5,
};

const samplesMade: DataCounts = { clients: 12, globalQuestions: 42 };
const done = <Value>(value: Value) => fn((): Promise<DataOutcome<Value>> => Promise.resolve({ done: value }));

const goodChecks: readonly DataCheck[] = [
  { kind: 'store', problem: null },
  { kind: 'room', used: 412_000, total: 10_485_760 },
  { kind: 'records', collection: 'clients', count: 12, broken: 0 },
  { kind: 'records', collection: 'globalQuestions', count: 42, broken: 0 },
  { kind: 'records', collection: 'fncLeads', count: 3, broken: 0 },
  { kind: 'records', collection: 'pageViews', count: 66, broken: 0 },
  { kind: 'records', collection: 'conversions', count: 0, broken: 0 },
  { kind: 'records', collection: 'emailCampaigns', count: 0, broken: 0 },
  { kind: 'records', collection: 'emailTemplates', count: 5, broken: 0 },
  { kind: 'server', problem: null },
];

const keyOf = (check: DataCheck) => (check.kind === 'records' ? check.collection : check.kind);

/** A test with these results, all at once. */
export const finding = (changes: readonly DataCheck[] = []) =>
  fn((tell: (test: DataTest) => void) => {
    const checks = goodChecks.map((check) => changes.find((change) => keyOf(change) === keyOf(check)) ?? check);
    tell({ checks, total: checks.length });
    return Promise.resolve();
  });

export const samplePlan: Extract<ImportReading, { kind: 'plan' }> = {
  kind: 'plan',
  exportedAt: '2026-11-18T16:24:00.000Z',
  serverLeads: 87,
  changes: [
    {
      collection: 'clients',
      added: ['Kielzog Maritiem', 'Noordster Digital', 'Zeekaart Consult'],
      changed: ['Bakboord Rederij'],
      newerHere: ['Bakboord Rederij'],
      skipped: 8,
      broken: [{ position: 9, name: 'Halfweg Holding', reason: 'field_unreadable', field: 'reports.0.date' }],
    },
    {
      collection: 'globalQuestions',
      added: [],
      changed: [],
      newerHere: [],
      skipped: 42,
      broken: [],
    },
  ],
  apply: fn(() => Promise.resolve(null)),
};

export const sampleTools: DataToolsProps = {
  state: { samples: {}, exportedAt: null, undo: null },
  contents: { clients: 12, answers: 480, reports: 31, campaigns: 3, templates: 1, leads: 12_870 },
  now,
  onCount: done(sampleCounts),
  onTest: finding(),
  onDownloadBroken: fn(),
  onMakeSamples: done(samplesMade),
  onRemoveSamples: done(samplesMade),
  onExport: done({ fileName: 'fnc-export-2026-11-20.json', bytes: 148_200 }),
  onReadImport: fn(() => Promise.resolve(samplePlan)),
  onClear: done(sampleCounts),
  onUndo: fn(() => Promise.resolve(null)),
};
