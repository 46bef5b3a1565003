import type { Instant, LoggedChange } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

export type ChangeLogState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** Newest first. */
      readonly changes: readonly LoggedChange[];
      /** There are older ones. */
      readonly more: boolean;
      readonly loadingMore: boolean;
    };

/** The records that have a page of their own, from which their changes are reached. */
export type LoggedRecord = 'client' | 'lead' | 'template' | 'campaign';

export interface ChangeLogProps {
  state: ChangeLogState;
  /** The one record of which the changes are shown; `null`: of everything. */
  of: { readonly noun: LoggedRecord; readonly name: string | null; readonly href: string } | null;
  /** Where the changes of everything are. */
  allHref: string;
  removedOnly: boolean;
  onRemovedOnly: (only: boolean) => void;
  now: Instant;
  /** Where the record of a change stands; `null`: it has no page. */
  hrefOf: (change: LoggedChange) => string | null;
  /** Brings a removed record back. `null` when it worked. */
  onRestore: (change: LoggedChange) => Promise<Problem | null>;
  onMore: () => void;
  onRetry: () => void;
}
