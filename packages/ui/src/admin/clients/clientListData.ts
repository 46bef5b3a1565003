import type { Client, ClientEntry } from '@fnc/domain';
import type { Removed } from '../ListScreen/useUndoableRemoval.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

/** Rows fetched with one press. */
export const clientPageSize = 100;

/** A client in the list; a copy knows how far the questionnaires are of which all was read. */
export type ListedClient =
  | ClientEntry
  | (Pick<ClientEntry, 'client'> & { readonly questions: null; readonly answered: null; readonly reports: null });

/** What the list shows: the rows fetched so far, in the order of the server. */
export interface ClientListData {
  /** `loading` while there is nothing to show. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** An entry stays the same object while nothing of it changes. */
  readonly entries: readonly ListedClient[];
  /** These are the clients that were read here until then, and what else there is is not known. */
  readonly copied?: Copied | undefined;
  /** Clients that match what was asked, on all pages. */
  readonly count: number;
  /** Clients there are, whatever was asked. */
  readonly total: number;
  /** `null`: everything that matches is shown. */
  readonly nextCursor: string | null;
  readonly loadingMore: boolean;
  /** Why the next page did not come. */
  readonly moreProblem: Problem | null;
  /** The rows are those of the question before; the answer to this one is on its way. */
  readonly answering: boolean;
  /** Why there is nothing to show. */
  readonly problem: Problem | null;
}

export type ClientOutcome = { readonly client: Pick<Client, 'id' | 'name'> } | { readonly problem: Problem };

export type ClientRemoval = Removed | { readonly problem: Problem };

/** A client that is asked about before it is deleted, with how much goes along. */
export interface DoomedClient {
  readonly id: string;
  readonly name: string;
  /** `null`: not known. */
  readonly answers: number | null;
  readonly reports: number | null;
}

export interface ClientDeletion {
  onDelete: (id: string) => Promise<ClientRemoval>;
  onRestore: (id: string) => Promise<ClientOutcome>;
  /** The client is gone: its own page must be left. */
  onDeleted?: ((client: DoomedClient) => void) | undefined;
}
