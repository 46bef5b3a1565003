import type { KeyValueStore } from '@fnc/domain';
import { changeEventSchema, routePath, streamPaths, writingEventSchema } from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiChangeHistory,
  createApiClientRepository,
  createApiLeadRepository,
  createApiQuestionnaireRepository,
  createApiReportRepository,
  createApiReportWriting,
  createApiTemplateRepository,
  createWorkingCopy,
  hasOldFile,
} from '@fnc/domain/storage';
import { createLazyAccount } from '../account/lazyAccount.ts';
import { createLazyMail } from '../campaigns/lazyMail.ts';
import type { AdminServices, AiKeyStore } from '../ports.ts';
import { openImportWorker } from '../questionImport/importWorkerChannel.ts';
import { createQuestionReader } from '../questionImport/questionReader.ts';
import { lazyStream } from '../reports/lazyStream.ts';
import type { BrowserServices } from '../services.ts';
import { createEventStreams } from '../shared/eventsOf.ts';
import { keep } from '../shared/keep.ts';
import { lazily } from '../shared/lazily.ts';
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
  const wholeFile = async () => (await import('../data/wholeFile.ts')).createWholeFile(call, kept);
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
    clients: createApiClientRepository(call),
    questionnaires: createApiQuestionnaireRepository(call),
    questionReader: () => createQuestionReader(openImportWorker),
    reports: listening(createApiReportRepository(call), hear),
    ai: {
      ...listening(createApiReportWriting(call), hear),
      status: () => api.aiStatus(),
      follow: (id, from, signal) =>
        eventsOf(`${routePath(streamPaths.writing, { id })}?from=${from}`, writingEventSchema, signal),
      stream: lazyStream(request),
    },
    aiKey: createAiKey(store),
    changes: (after, signal) =>
      eventsOf(`${streamPaths.changes}${after === null ? '' : `?after=${after}`}`, changeEventSchema, signal),
    changeHistory: createApiChangeHistory(call),
    templates: createApiTemplateRepository(call),
    campaigns: listening(createApiCampaignRepository(call), hear),
    mail: createLazyMail({ api: call, onRefused: tellRefused }),
    file: lazily(async () => (await wholeFile()).file),
    workingCopy: createWorkingCopy(kept),
    oldFile: {
      isThere: () => hasOldFile(store),
      read: async () => (await wholeFile()).readOld(),
      forget: async () => (await wholeFile()).forgetOld(),
    },
    async localData() {
      const { createLocalData } = await import('../data/localData.ts');
      return createLocalData({ ...kept, memoryOnly });
    },
    countSummary: () => api.countSummary(),
    serverStatus: () => api.adminStatus(),
  };
}
