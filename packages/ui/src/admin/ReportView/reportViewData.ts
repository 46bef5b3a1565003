import type { Instant, ReportScreenData } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

export type { ReportEnd, ReportScreenData } from '@fnc/domain';

export type ReportViewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly report: ReportScreenData };

/** The text being written. `stopping`: a stop was requested, and the last words are still under way. */
export interface ReportWriting {
  readonly phase: 'writing' | 'stopping';
  /** The Markdown so far. */
  readonly text: string;
  readonly startedAt: Instant;
  /** `false`: this browser's store refused it, so closing the window loses it. */
  readonly isKept: boolean;
  /** The server writes it, whether or not a window is open. */
  readonly goesOn: boolean;
}
