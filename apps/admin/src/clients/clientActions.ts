import {
  type Client,
  clientChange,
  type ClientChange,
  clientConflict,
  type ClientForm,
  type ClientFormValues,
  type BrowserClientRepository,
  type ClientStatus,
  type NewClient,
} from '@fnc/domain';
import type { ClientOutcome, ClientRemoval, Problem, SavedClient } from '@fnc/ui/admin';
import type { ClientList } from './clientList.ts';

/** What can be done with a client. Everything answers what became of it; nothing rejects. The list follows. */
export interface ClientActions {
  add: (client: NewClient) => Promise<ClientOutcome>;
  update: (id: string, change: ClientChange) => Promise<ClientOutcome>;
  /** Stores what a form changed of `before`; nothing when the same was changed elsewhere since. */
  edit: (id: string, before: ClientFormValues, form: ClientForm) => Promise<SavedClient>;
  setStatus: (id: string, status: ClientStatus) => Promise<ClientOutcome>;
  remove: (id: string) => Promise<ClientRemoval>;
  /** Undoes `remove`. */
  restore: (id: string) => Promise<ClientOutcome>;
}

interface Dependencies {
  readonly clients: Pick<BrowserClientRepository, 'findById' | 'add' | 'update' | 'setStatus' | 'remove' | 'restore'>;
  readonly list: Pick<ClientList, 'open'>;
  readonly problemOf: (error: unknown) => Problem;
}

export function createClientActions({ clients, list, problemOf }: Dependencies): ClientActions {
  /** A client that is not there any more is a failure like any other here. */
  async function outcomeOf(work: () => Promise<Client | null>): Promise<ClientOutcome> {
    try {
      const client = await work();
      await list.open();
      return client === null ? { problem: { code: 'client_not_found' } } : { client };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  return {
    add: (client) => outcomeOf(() => clients.add(client)),
    update: (id, change) => outcomeOf(() => clients.update(id, change)),
    async edit(id, before, form) {
      try {
        const now = await clients.findById(id);
        const theirs = now && clientConflict(before, form, now);
        if (theirs !== null) return { theirs };
      } catch (error) {
        return { problem: problemOf(error) };
      }
      return outcomeOf(() => clients.update(id, clientChange(before, form)));
    },
    setStatus: (id, status) => outcomeOf(() => clients.setStatus(id, status)),
    async remove(id) {
      try {
        const removed = await clients.remove(id);
        await list.open();
        return { outcome: removed ? 'removed' : 'gone' };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    restore: (id) => outcomeOf(() => clients.restore(id)),
  };
}
