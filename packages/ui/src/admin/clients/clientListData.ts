import type { Client, ClientEntry } from '@fnc/domain';
import type { Removed } from '../ListScreen/useUndoableRemoval.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

/** Rows per page. */
export const clientPageSize = 100;

/** A client in the list; a cached copy has the progress only of clients that were loaded completely. */
export type ListedClient =
  | ClientEntry
  | (Pick<ClientEntry, 'client'> & { readonly questions: null; readonly answered: null; readonly reports: null });

/** The data of the list: the rows fetched so far, in the order of the server. */
export interface ClientListData {
  /** `loading` while there is nothing to show. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** An entry stays the same object while nothing in it changes. */
  readonly entries: readonly ListedClient[];
  /** The rows are a cached copy of clients loaded earlier; others may exist. */
  readonly copied?: Copied | undefined;
  /** Number of matches on all pages. */
  readonly count: number;
  /** Number of clients without filters. */
  readonly total: number;
  /** `null`: all matches are loaded. */
  readonly nextCursor: string | null;
  readonly loadingMore: boolean;
  /** Why the next page failed to load. */
  readonly moreProblem: Problem | null;
  /** The rows belong to the previous query; the response to the current one is under way. */
  readonly answering: boolean;
  /** Why there is nothing to show. */
  readonly problem: Problem | null;
}

export type ClientOutcome = { readonly client: Pick<Client, 'id' | 'name'> } | { readonly problem: Problem };

export type ClientRemoval = Removed | { readonly problem: Problem };

/** A client to be deleted, with the number of records deleted with it. */
export interface ClientToDelete {
  readonly id: string;
  readonly name: string;
  /** `null`: not known. */
  readonly answers: number | null;
  readonly reports: number | null;
}

export interface ClientDeletion {
  onDelete: (id: string) => Promise<ClientRemoval>;
  onRestore: (id: string) => Promise<ClientOutcome>;
  /** Called after deleting: the client's own page must be left. */
  onDeleted?: ((client: ClientToDelete) => void) | undefined;
}
