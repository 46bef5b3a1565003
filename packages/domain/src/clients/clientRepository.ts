import type { Client, ClientForm } from './client.ts';
import type { ClientStatus } from './clientVocabulary.ts';

export interface NewClient extends ClientForm {
  /** The lead it is made from. */
  readonly leadId?: string;
  readonly sample?: boolean;
}

/** Only the given fields change, so that a change made elsewhere to another field is not undone. */
export type ClientChange = Partial<ClientForm> & { readonly leadId?: string };

/**
 * The clients themselves. Every method rejects only when the store fails (`StorageError`: `storage_full`,
 * `storage_failed`), and then nothing has changed.
 */
export interface ClientRepository {
  /** All of them, in the order in which they were added. */
  list(): Promise<readonly Client[]>;
  /** `null` when there is none, or it was removed. */
  findById(id: string): Promise<Client | null>;
  add(client: NewClient): Promise<Client>;
  /** The changed client; `null` when there is none with this id. */
  update(id: string, change: ClientChange): Promise<Client | null>;
  setStatus(id: string, status: ClientStatus): Promise<Client | null>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back. */
  restore(id: string): Promise<Client | null>;
}
