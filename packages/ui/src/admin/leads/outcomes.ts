import type { Lead, LeadStatus } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** Work on many leads that takes a while. */
export interface LeadJob {
  readonly kind: 'delete' | 'status' | 'restore' | 'export' | 'select';
  readonly done: number;
  readonly total: number;
}

export interface FailedLead {
  readonly id: string;
  readonly problem: Problem;
}

/** Every lead asked for is in exactly one of the four. */
export interface RemovalOutcome {
  readonly removed: readonly string[];
  /** Had been deleted before: counts as deleted, and cannot be undone from here. */
  readonly gone: readonly string[];
  readonly failed: readonly FailedLead[];
  /** Not tried, because it was stopped. */
  readonly left: readonly string[];
}

export interface StatusOutcome {
  readonly status: LeadStatus;
  readonly changed: readonly string[];
  readonly failed: readonly FailedLead[];
  readonly left: readonly string[];
}

export interface RestoreOutcome {
  readonly restored: readonly string[];
  readonly failed: readonly FailedLead[];
  readonly left: readonly string[];
}

export type ExportOutcome =
  | { readonly kind: 'exported'; readonly count: number; readonly fileName: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type CollectOutcome =
  | { readonly kind: 'collected'; readonly leads: readonly Lead[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type StatusChange = { readonly lead: Lead } | { readonly problem: Problem };
