import { restoreDays } from '../leads/leadRepository.ts';
import { timestampId } from '../shared/ids.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { isRestorable } from '../shared/restorable.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import { allOrNothing } from '../storage/allOrNothing.ts';
import type { Client } from './client.ts';
import type { BrowserClientRepository } from './browserClientRepository.ts';
import type { ClientChange, NewClient } from './clientRepository.ts';

interface Dependencies {
  store: KeyValueStore;
  now: Now;
}

const newFields = ({ leadId, sample, ...form }: NewClient) => ({
  ...form,
  phone: form.phone ?? '',
  address: form.address ?? '',
  notes: form.notes ?? '',
  ...(leadId === undefined ? {} : { leadId }),
  ...(sample === undefined ? {} : { sample }),
});

/** Optional text that is given as `undefined` was emptied; what is not given stays. */
function changedFields(change: ClientChange): Partial<Client> {
  const { name, contactPerson, email, status, leadId } = change;
  return {
    ...(name === undefined ? {} : { name }),
    ...(contactPerson === undefined ? {} : { contactPerson }),
    ...(email === undefined ? {} : { email }),
    ...(status === undefined ? {} : { status }),
    ...(leadId === undefined ? {} : { leadId }),
    ...('phone' in change ? { phone: change.phone ?? '' } : {}),
    ...('address' in change ? { address: change.address ?? '' } : {}),
    ...('notes' in change ? { notes: change.notes ?? '' } : {}),
  };
}

/** Back to where it was in the order of adding, as far as the ids tell. */
function withRestored(clients: readonly Client[], client: Client): Client[] {
  const next = clients.findIndex(({ id }) => Number(id) > Number(client.id));
  return clients.toSpliced(next === -1 ? clients.length : next, 0, client);
}

/** Clients in a key-value store, under `clients`; removed ones wait beside them. */
export function createStoredClientRepository({ store, now }: Dependencies): BrowserClientRepository {
  const { clients, removedClients } = advisorFile(store);
  const bothOrNone = <T>(work: () => T) =>
    allOrNothing(store, [advisorFileKeys.clients, advisorFileKeys.removedClients], work);
  const stillRestorable = () =>
    removedClients.read().filter(({ removedAt }) => isRestorable(removedAt, now(), restoreDays));
  const find = (id: string): Client | null => clients.read().find((client) => client.id === id) ?? null;

  const change = (id: string, fields: Partial<Client>): Client | null => {
    const client = find(id);
    if (!client) return null;
    const changed: Client = { ...client, ...fields, updatedAt: now() };
    clients.write(clients.read().map((other) => (other === client ? changed : other)));
    return changed;
  };

  return {
    list: async () => clients.read(),
    findById: async (id) => find(id),
    async add(client) {
      const all = clients.read();
      const taken = new Set([...all.map(({ id }) => id), ...removedClients.read().map((entry) => entry.client.id)]);
      const added: Client = {
        id: timestampId(now(), (id) => taken.has(id)),
        ...newFields(client),
        joinDate: now(),
        reports: [],
        questions: [],
        answers: [],
        updatedAt: now(),
      };
      clients.write([...all, added]);
      return added;
    },
    update: async (id, fields) => change(id, changedFields(fields)),
    setStatus: async (id, status) => change(id, { status }),
    async remove(id) {
      const client = find(id);
      if (!client) return false;
      bothOrNone(() => {
        clients.write(clients.read().filter((other) => other !== client));
        removedClients.write([...stillRestorable(), { client, removedAt: now() }]);
      });
      return true;
    },
    async restore(id) {
      const entry = stillRestorable().findLast(({ client }) => client.id === id);
      if (!entry || find(id)) return null;
      bothOrNone(() => {
        removedClients.write(removedClients.read().filter(({ client }) => client.id !== id));
        clients.write(withRestored(clients.read(), entry.client));
      });
      return entry.client;
    },
  };
}
