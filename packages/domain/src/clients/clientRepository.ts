import type { Edited, FieldChanges } from '../changes/change.ts';
import type { Client, ClientForm, ClientSummary } from './client.ts';
import type { ClientEntry } from './clientOrder.ts';
import type { ClientListQuery } from './clientQuery.ts';
import type { ClientAlike } from './clientsAlike.ts';
import type { ClientStatus } from './clientVocabulary.ts';
import type { FileCounts } from './countFile.ts';

export interface NewClient extends ClientForm {
  /** The lead it is made from. */
  readonly leadId?: string | undefined;
  readonly sample?: boolean | undefined;
}

/** Only the given fields change, so that a change made elsewhere to another field is not undone; `''` empties. */
export type ClientChange = FieldChanges<ClientForm & { readonly leadId?: string }>;

export interface ClientPage {
  readonly clients: readonly ClientEntry[];
  /** Clients that match the query, on all pages. */
  readonly count: number;
  /** Clients there are, whatever the query. */
  readonly total: number;
  /** Give it as `cursor` for the next page; `null` on the last one. */
  readonly nextCursor: string | null;
}

/** The clients themselves. Every method rejects only when the server cannot be asked (`ApiError`), or has not done it. */
export interface ClientRepository {
  /** One page: the newest first, and `defaultClientLimit` of them, unless the query says otherwise. */
  list(query?: ClientListQuery): Promise<ClientPage>;
  /** The figures of the dashboard. */
  counts(): Promise<FileCounts>;
  /** With what it is asked of its own, its answers and its reports; `null` when there is none, or it was removed. */
  findById(id: string): Promise<Client | null>;
  /** The client that was made from this lead, of several the newest; `null` when there is none. */
  findByLead(leadId: string): Promise<ClientSummary | null>;
  /**
   * The client that somebody may be adding a second time: see `clientsAlike`.
   *
   * @param exceptId the client that is being edited
   */
  findAlike(input: { readonly name: string; readonly email: string }, exceptId?: string): Promise<ClientAlike | null>;
  add(client: NewClient): Promise<Client>;
  /** @param seen the version that the change was made from; without it nothing is a conflict */
  update(id: string, change: ClientChange, seen?: number): Promise<Edited<Client>>;
  /** All of them or none; answers those that are there, in any order. At most `maximumClientLimit` at once. */
  setStatus(ids: readonly string[], status: ClientStatus): Promise<readonly ClientSummary[]>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`, with everything that hangs on the client; `null` when there is nothing to bring back. */
  restore(id: string): Promise<Client | null>;
}
