import type {
  CollectOutcome,
  Lead,
  LeadActivity,
  LeadQuery,
  RemovalOutcome,
  RestoreOutcome,
  StatusChange,
  StatusOutcome,
} from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { fn } from 'storybook/test';
import type { ExportOutcome, LeadListData } from '../leads/leadListData.ts';
import { now, sampleLeads } from './sampleLeads.ts';

export const sampleQuery: LeadQuery = { sort: 'urgency' };

export const sampleList: LeadListData = {
  query: sampleQuery,
  phase: 'ready',
  leads: sampleLeads,
  count: 12,
  total: 12,
  sources: ['calculator', 'facebook', 'general', 'linkedin', 'website'],
  nextCursor: null,
  refreshing: false,
  loadingMore: false,
  problem: null,
  moreProblem: null,
  answeredAt: now,
};

export const idle: LeadActivity = { saving: new Map(), failed: new Map(), job: null };

type Ids = readonly string[];
const nothing: RemovalOutcome = { removed: [], gone: [], failed: [], left: [] };

/** A server that responds to a deletion with this outcome. */
export const deleting = (outcome: (ids: Ids) => Partial<RemovalOutcome>) =>
  fn((ids: Ids): Promise<RemovalOutcome> => Promise.resolve({ ...nothing, ...outcome(ids) }));

/** A list of twelve leads, on which every action succeeds. */
export const leadListArgs = {
  list: sampleList,
  activity: idle,
  query: sampleQuery,
  now,
  newCount: 0,
  leadHref: ({ id }: Lead) => `/admin/leads/${id}`,
  guidePageHref: '/cyprus-gids',
  onQuery: fn(),
  onRefresh: fn(),
  onMore: fn(),
  onStop: fn(),
  onCopy: fn(() => Promise.resolve()),
  onStatus: fn((): Promise<StatusChange> => Promise.resolve({ lead: aLead() })),
  onStatuses: fn((ids: Ids, status: StatusOutcome['status']): Promise<StatusOutcome> =>
    Promise.resolve({ status, changed: ids, failed: [], left: [] }),
  ),
  onDelete: deleting((removed) => ({ removed })),
  onRestore: fn((restored: Ids): Promise<RestoreOutcome> => Promise.resolve({ restored, failed: [], left: [] })),
  onSelectAll: fn((): Promise<CollectOutcome> => Promise.resolve({ kind: 'collected', leads: sampleLeads })),
  onExport: fn((): Promise<ExportOutcome> =>
    Promise.resolve({ kind: 'exported', count: 12, fileName: 'fnc-leads-2026-11-20.csv' }),
  ),
};
