import type { Instant, Lead, LeadQuery } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** What the list shows. */
export interface LeadListData {
  /** What the rows answer; the address may already ask something else. */
  readonly query: LeadQuery;
  /** `idle` before the first question; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly leads: readonly Lead[];
  /** All that match, on every page. */
  readonly count: number;
  /** Even more match than `count` says. */
  readonly countExceeded?: boolean | undefined;
  /** All there are, without a filter. */
  readonly total: number;
  /** Every source that occurs in the data. */
  readonly sources: readonly string[];
  /** Where the next page begins; `null` on the last one. */
  readonly nextCursor: string | null;
  /** The rows shown answer an older question. */
  readonly refreshing: boolean;
  readonly loadingMore: boolean;
  readonly problem: Problem | null;
  readonly moreProblem: Problem | null;
  /** When the last answer, good or bad, came in. */
  readonly answeredAt: Instant | null;
}

export type ExportOutcome =
  | { readonly kind: 'exported'; readonly count: number; readonly fileName: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: Problem };
