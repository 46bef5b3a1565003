import type { KeyValueStore } from '@fnc/domain';
import { changeEventSchema, changesPath, createAdminApiClient, createEventStreams, lazily } from '@fnc/domain/api';
import { createApiLeadRepository, createWorkingCopy, hasOldFile } from '@fnc/domain/storage';
import type { AdminServices, AiKeyStore } from '../ports.ts';
import { lazyStream } from '../reports/lazyStream.ts';
import type { BrowserServices } from '../services.ts';
import { keep } from '../shared/keep.ts';
import { streamOver } from '../shared/streamOver.ts';

const aiKeyName = 'openai_api_key';

/** If the key cannot be stored, it is still used for the report it was typed for. */
const createAiKey = (store: KeyValueStore): AiKeyStore => ({
  read: () => store.getItem(aiKeyName),
  write: (key) => keep(store, aiKeyName, key),
  forget: () => store.removeItem(aiKeyName),
});

/** Our server sends something every fifteen seconds. */
const silentMs = 40_000;
const fetchStream: typeof fetch = (url, init) => fetch(url, init);

const loadCalls = () => import('./laterCalls.ts');
const loadKept = () => import('../data/kept.ts');

/** The services after sign-in, on the same browser and server as the sign-in. */
export function deskServices({ base, ...entry }: BrowserServices): AdminServices {
  const { memoryOnly, call, store } = base;
  const api = createAdminApiClient(call);
  const { browser, tokens } = entry;
  const eventsOf = createEventStreams({ request: streamOver(fetchStream, silentMs), getToken: tokens.read });
  const kept = { store, now: browser.now };
  const loadFile = async () => (await import('./fileServices.ts')).createFileServices(call, eventsOf);
  const loadClients = async () => (await import('./clientServices.ts')).createClientServices(call, eventsOf);
  const writing = lazily(async () => (await loadFile()).reportWriting);
  return {
    ...entry,
    memoryOnly,
    account: lazily(async () => (await loadCalls()).createAccountApiClient(call)),
    leads: createApiLeadRepository(
      api,
      lazily(async () => (await loadCalls()).createLeadChangeApiClient(call)),
    ),
    // Only shown while the server cannot be reached.
    localLeads: lazily(async () => (await loadKept()).createLocalLeads(kept)),
    clients: lazily(async () => (await loadClients()).clients),
    questionnaires: lazily(async () => (await loadFile()).questionnaires),
    reports: lazily(async () => (await loadFile()).reports),
    ai: {
      start: (clientId, order) => writing.start(clientId, order),
      stop: (id) => writing.stop(id),
      status: () => api.aiStatus(),
      async *follow(id, from, signal) {
        yield* (await loadFile()).followWriting(id, from, signal);
      },
      stream: lazyStream(streamOver(fetchStream)),
    },
    aiKey: createAiKey(store),
    changes: (after, signal) =>
      eventsOf(`${changesPath}${after === null ? '' : `?after=${after}`}`, changeEventSchema, signal),
    changeHistory: lazily(async () => (await loadFile()).changeHistory),
    templates: lazily(async () => (await loadFile()).templates),
    campaigns: lazily(async () => (await loadFile()).campaigns),
    mail: lazily(async () => (await loadCalls()).createCampaignApiClient(call)),
    file: lazily(async () => (await loadClients()).file),
    async *exportedLeads() {
      yield* (await loadClients()).exportedLeads();
    },
    workingCopy: createWorkingCopy(kept),
    oldFile: {
      isThere: () => hasOldFile(store),
      read: async () => (await loadKept()).readOldFile(store, browser.now()),
      forget: async () => (await loadKept()).forgetOldFile(store),
    },
    localData: async () => (await loadKept()).createLocalData({ ...kept, memoryOnly }),
    countSummary: () => api.countSummary(),
    serverStatus: () => api.adminStatus(),
  };
}
