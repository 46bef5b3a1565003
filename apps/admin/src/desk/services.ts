import type { KeyValueStore } from '@fnc/domain';
import {
  createApiCampaignRepository,
  createApiChangeHistory,
  createApiClientRepository,
  createApiLeadRepository,
  createApiQuestionnaireRepository,
  createApiReportRepository,
  createApiTemplateRepository,
  createWorkingCopy,
  hasOldFile,
} from '@fnc/domain/storage';
import { createLazyAccount } from '../account/lazyAccount.ts';
import { createLazyMail } from '../campaigns/lazyMail.ts';
import type { AdminServices, AiKeyStore } from '../ports.ts';
import { openImportWorker } from '../questionImport/importWorkerChannel.ts';
import { createQuestionReader } from '../questionImport/questionReader.ts';
import { createLazyAi } from '../reports/lazyAi.ts';
import type { BrowserServices } from '../services.ts';
import { createBrowserChanges } from '../shared/browserChanges.ts';
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

/** What only somebody who is signed in needs, on the same browser and the same server as the sign-in. */
export function deskServices({ ground, ...entry }: BrowserServices): AdminServices {
  const { memoryOnly, api, call, tellRefused } = ground;
  const { browser, tokens, preferences } = entry;
  const { store } = ground;
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
    reports: createApiReportRepository(call),
    ai: createLazyAi({
      request: (url, init) => fetch(url, init),
      status: () => api.aiStatus(),
      getToken: tokens.read,
      language: preferences.language,
      onRefused: tellRefused,
    }),
    aiKey: createAiKey(store),
    changes: createBrowserChanges({ request: (url, init) => fetch(url, init), getToken: tokens.read }),
    changeHistory: createApiChangeHistory(call),
    templates: createApiTemplateRepository(call),
    campaigns: listening(createApiCampaignRepository(call), hearRefused(tellRefused)),
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
