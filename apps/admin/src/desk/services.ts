import type { KeyValueStore } from '@fnc/domain';
import { changeEventSchema, changesPath } from '@fnc/domain/api';
import { createApiLeadRepository, createWorkingCopy, hasOldFile } from '@fnc/domain/storage';
import { createLazyAccount } from '../account/lazyAccount.ts';
import { createLazyMail } from '../campaigns/lazyMail.ts';
import type { AdminServices, AiKeyStore } from '../ports.ts';
import { openImportWorker } from '../questionImport/importWorkerChannel.ts';
import { lazyStream } from '../reports/lazyStream.ts';
import type { BrowserServices } from '../services.ts';
import { createEventStreams } from '../shared/eventsOf.ts';
import { keep } from '../shared/keep.ts';
import { type Asynchronous, lazily } from '../shared/lazily.ts';
import { hearRefused, listening } from '../shared/listening.ts';

const aiKeyName = 'openai_api_key';

/** A key that cannot be kept still writes the report it was typed for. */
const createAiKey = (store: KeyValueStore): AiKeyStore => ({
  read: () => store.getItem(aiKeyName),
  write: (key) => keep(store, aiKeyName, key),
  forget: () => store.removeItem(aiKeyName),
});

const request: typeof fetch = (url, init) => fetch(url, init);

/** What only somebody who is signed in needs, on the same browser and the same server as the sign-in. */
export function deskServices({ ground, ...entry }: BrowserServices): AdminServices {
  const { memoryOnly, api, call, tellRefused, store } = ground;
  const { browser, tokens } = entry;
  const eventsOf = createEventStreams({ request, getToken: tokens.read });
  const hear = hearRefused(tellRefused);
  const kept = { store, now: browser.now };
  const loadFile = async () => (await import('./fileServices.ts')).createFileServices(call, eventsOf);
  const loadClients = async () => (await import('./clientServices.ts')).createClientServices(call, eventsOf);
  const heard = <Methods extends Asynchronous<Methods>>(load: () => Promise<Methods>): Methods =>
    listening(lazily(load), hear);
  const writing = heard(async () => (await loadFile()).reportWriting);
  const oldFile = lazily(async () => (await import('../data/oldFile.ts')).createOldFile(kept));
  // Only shown while the server cannot be reached.
  const localLeads = async () => (await import('../dashboard/localLeads.ts')).createLocalLeads(kept);
  return {
    ...entry,
    memoryOnly,
    account: createLazyAccount(call, tellRefused),
    leads: createApiLeadRepository(api),
    localLeads: {
      list: async (query) => (await localLeads()).list(query),
      findById: async (id) => (await localLeads()).findById(id),
    },
    clients: heard(async () => (await loadClients()).clients),
    questionnaires: heard(async () => (await loadFile()).questionnaires),
    openImportChannel: openImportWorker,
    reports: heard(async () => (await loadFile()).reports),
    ai: {
      start: (clientId, wish) => writing.start(clientId, wish),
      stop: (id) => writing.stop(id),
      status: () => api.aiStatus(),
      async *follow(id, from, signal) {
        yield* (await loadFile()).followWriting(id, from, signal);
      },
      stream: lazyStream(request),
    },
    aiKey: createAiKey(store),
    changes: (after, signal) =>
      eventsOf(`${changesPath}${after === null ? '' : `?after=${after}`}`, changeEventSchema, signal),
    changeHistory: heard(async () => (await loadFile()).changeHistory),
    templates: heard(async () => (await loadFile()).templates),
    campaigns: heard(async () => (await loadFile()).campaigns),
    mail: createLazyMail({ api: call, onRefused: tellRefused }),
    file: heard(async () => (await loadClients()).file),
    async *exportedLeads() {
      yield* (await loadClients()).exportedLeads();
    },
    workingCopy: createWorkingCopy(kept),
    oldFile: { isThere: () => hasOldFile(store), read: () => oldFile.read(), forget: () => oldFile.forget() },
    async localData() {
      const { createLocalData } = await import('../data/localData.ts');
      return createLocalData({ ...kept, memoryOnly });
    },
    countSummary: () => api.countSummary(),
    serverStatus: () => api.adminStatus(),
  };
}
