import type { LeadClock } from './answerClock.ts';
import { expect, test } from 'vitest';
import { createAdminApiClient } from '../api/adminClient.ts';
import { createLeadChangeApiClient } from '../api/leadChangeClient.ts';
import type { AdminApiClientOptions } from '../api/sendRequest.ts';
import { errorMessagesEn } from '../messages/errorMessages.en.data.ts';
import { leadQuerySchema } from './leadQuery.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { createApiLeadRepository } from './apiLeadRepository.ts';
import { describeLeadRepository } from './leadRepository.contract.ts';
import { createStoredLeadRepository } from './storedLeadRepository.ts';
import { leadKeys } from './storedSignUps.ts';

const respond = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  statusText: '',
  headers: { get: () => null },
  text: async () => JSON.stringify(body),
});

const orMissing = <T>(value: T | null, body: (value: T) => object) =>
  value === null || value === false
    ? respond(404, { success: false, error: 'Lead not found', message: 'Lead not found', code: 'lead_not_found' })
    : respond(200, { success: true, ...body(value) });

const repositoryOver = (options: AdminApiClientOptions) =>
  createApiLeadRepository(createAdminApiClient(options), createLeadChangeApiClient(options));

/** A minimal server over a stored repository, because only the client is under test. */
function createFakeServer() {
  const store = createMemoryStore();
  const leads = createStoredLeadRepository({ store, now: fixedNow });
  return {
    store,
    repository: repositoryOver({
      baseUrl: 'http://server',
      language: 'en',
      sentences: () => errorMessagesEn,
      getToken: () => 'token',
      transport: async (address, { method, body }) => {
        const url = new URL(address);
        const [id = '', action] = url.pathname.split('/').slice(3).map(decodeURIComponent);
        if (method === 'POST' && action === undefined) {
          const { ids, status, restart } = JSON.parse(body ?? '') as {
            ids: string[];
            status: 'new';
            restart?: readonly LeadClock[];
          };
          const changes = {
            status: () => leads.setStatuses(ids, status, restart),
            remove: () => leads.removeAll(ids),
            restore: () => leads.restoreAll(ids),
          };
          return respond(200, { success: true, outcomes: await changes[id as keyof typeof changes]() });
        }
        if (action === 'restore') return orMissing(await leads.restore(id), (lead) => ({ lead }));
        if (method === 'DELETE') return orMissing(await leads.remove(id), () => ({}));
        if (method === 'PUT') {
          const { status, restart } = JSON.parse(body ?? '') as { status: 'new'; restart?: readonly LeadClock[] };
          return orMissing(await leads.setStatus(id, status, restart), (lead) => ({ lead }));
        }
        if (id) return orMissing(await leads.findById(id), (detail) => detail);
        try {
          const query = leadQuerySchema.parse(Object.fromEntries(url.searchParams));
          return respond(200, { success: true, ...(await leads.list(query)) });
        } catch {
          return respond(400, { success: false });
        }
      },
    }),
  };
}

describeLeadRepository('the API client', async () => {
  const { store, repository } = createFakeServer();
  let lastId = 0;
  return {
    repository,
    seed: async (lead) => {
      lastId += 1;
      const stored = { ...lead, id: `id/${lastId}` };
      const others = JSON.parse(store.getItem(leadKeys.leads) ?? '[]') as unknown[];
      store.setItem(leadKeys.leads, JSON.stringify([...others, stored]));
      return stored;
    },
  };
});

test('a failure that is not "gone" stays a failure', async () => {
  const leads = repositoryOver({
    baseUrl: '',
    language: 'en',
    sentences: () => errorMessagesEn,
    getToken: () => null,
    transport: () => Promise.reject(new Error()),
  });
  await expect(leads.findById('1')).rejects.toMatchObject({ code: 'not_authenticated' });
  await expect(leads.remove('1')).rejects.toMatchObject({ code: 'not_authenticated' });
});
