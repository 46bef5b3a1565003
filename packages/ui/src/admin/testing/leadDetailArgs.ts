import type { LeadDetail, LeadStatus } from '@fnc/domain';
import { fn } from 'storybook/test';
import type { Problem } from '../words/problem.ts';
import { now, sampleEvents, waitingLead } from './sampleLeads.ts';

const detail: LeadDetail = { lead: waitingLead, events: sampleEvents };

/** The state of the page of a lead that was read. */
export const ready = (changes: Partial<LeadDetail> = {}) => ({
  phase: 'ready' as const,
  detail: { ...detail, ...changes },
});

/** The page of a lead that waits for an answer. */
export const leadDetailArgs = {
  state: ready(),
  trail: {
    listHref: '/admin/leads?status=new',
    filtered: true,
    place: { position: 2, count: 5, onPrevious: fn(), onNext: fn() },
  },
  now,
  client: null,
  newClientHref: '/admin/clients/new?lead=2',
  isMailOff: false,
  changesHref: '/admin/changes?lead=2',
  saving: undefined,
  failed: undefined,
  onStatus: fn(() => Promise.resolve({ lead: waitingLead })),
  onStatuses: fn((ids: readonly string[], status: LeadStatus) =>
    Promise.resolve({ status, changed: ids, failed: [], left: [] }),
  ),
  onCorrect: fn(() => Promise.resolve(null)),
  onDirty: fn(),
  leaving: null,
  onExport: fn((): Promise<Problem | null> => Promise.resolve(null)),
  onDelete: fn((ids: readonly string[]) => Promise.resolve({ removed: ids, gone: [], failed: [], left: [] })),
  onRestore: fn((ids: readonly string[]) => Promise.resolve({ restored: ids, failed: [], left: [] })),
  onDeleted: fn(),
  onRefresh: fn(),
  onCopy: fn(() => Promise.resolve()),
};
