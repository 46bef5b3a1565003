import type { Instant, LoggedChange } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

export type ChangeLogState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      /** Newest first. */
      readonly changes: readonly LoggedChange[];
      /** Older changes exist. */
      readonly more: boolean;
      readonly loadingMore: boolean;
    };

/** The records whose own page links to their changes. */
export type LoggedRecord = 'client' | 'lead' | 'template' | 'campaign';

export interface ChangeLogProps {
  state: ChangeLogState;
  /** The one record whose changes are shown; `null`: of everything. */
  of: { readonly noun: LoggedRecord; readonly name: string | null; readonly href: string } | null;
  /** The address of all changes. */
  allHref: string;
  removedOnly: boolean;
  onRemovedOnly: (only: boolean) => void;
  now: Instant;
  /** The address of the changed record; `null`: it has no page. */
  hrefOf: (change: LoggedChange) => string | null;
  /** Restores a removed record. `null` when it worked. */
  onRestore: (change: LoggedChange) => Promise<Problem | null>;
  onMore: () => void;
  onRetry: () => void;
}
