import type { Instant, Lead, LeadQuery } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** The data of the list. */
export interface LeadListData {
  /** The query of the rows; the address may already have another one. */
  readonly query: LeadQuery;
  /** `idle` before the first request; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly leads: readonly Lead[];
  /** Number of matches on all pages. */
  readonly count: number;
  /** There are more matches than `count`. */
  readonly countExceeded?: boolean | undefined;
  /** Number of leads without filters. */
  readonly total: number;
  /** Every source that occurs in the data. */
  readonly sources: readonly string[];
  /** The cursor of the next page; `null` on the last one. */
  readonly nextCursor: string | null;
  /** The rows shown belong to an earlier query. */
  readonly refreshing: boolean;
  readonly loadingMore: boolean;
  readonly problem: Problem | null;
  readonly moreProblem: Problem | null;
  /** When the last response or error arrived. */
  readonly answeredAt: Instant | null;
}

export type ExportOutcome =
  | { readonly kind: 'exported'; readonly count: number; readonly fileName: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: Problem };
