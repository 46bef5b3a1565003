import type { Client } from './client.ts';
import type { ClientChange, NewClient } from './clientRepository.ts';
import type { ClientStatus } from './clientVocabulary.ts';

/**
 * The clients as a browser kept them. Every method rejects only when the store fails (`StorageError`: `storage_full`,
 * `storage_failed`), and then nothing has changed.
 */
export interface BrowserClientRepository {
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
