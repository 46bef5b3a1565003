import type { Client, ClientEntry, ClientQuery, Instant } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** What the list shows: all clients, because they are kept in this browser; the view itself searches and sorts them. */
export interface ClientListData {
  /** What the list was asked last: a client's page leads back there. */
  readonly query: ClientQuery;
  /** `idle` before the first question; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** In any order. An entry stays the same object while nothing of it changes. */
  readonly entries: readonly ClientEntry<Client>[];
  readonly problem: Problem | null;
  /** When the last answer, good or bad, came in. */
  readonly answeredAt: Instant | null;
}

export type ClientOutcome = { readonly client: Client } | { readonly problem: Problem };

/** `gone`: had been deleted before, and cannot be undone from here. */
export type ClientRemoval = { readonly outcome: 'removed' | 'gone' } | { readonly problem: Problem };
