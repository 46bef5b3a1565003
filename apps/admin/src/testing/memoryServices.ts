import {
  type Client,
  type CompletionEvent,
  completionFailure,
  countedWeeks,
  countPeriod,
  dayOf,
  defaultAiSettings,
  type Instant,
  isoWeeksUntil,
  type Language,
  type LeadRepository,
  type LeadStatus,
  leadStatuses,
  type Question,
  summarizeCounts,
  type User,
} from '@fnc/domain';
import { ApiError, type ChangeEvent } from '@fnc/domain/api';
import {
  createCopyKeeping,
  createLocalData,
  createMemoryStore,
  createStoredLeadRepository,
  createWorkingCopy,
} from '@fnc/domain/storage';
import {
  createMemoryCampaignRepository,
  createMemoryClientRepository,
  createMemoryFile as createMemoryClients,
  createMemoryQuestionnaireRepository,
  createMemoryReportRepository,
  createMemoryTemplateRepository,
} from '@fnc/domain/testing';
import type { Problem, ThemeChoice } from '@fnc/ui/admin';
import type { i18n } from 'i18next';
import { type Admin, openAdmin } from '../admin.ts';
import { createEntry } from '../entry.ts';
import type { AdminServices, AiService } from '../ports.ts';
import { createMemoryAccount } from './memoryAccount.ts';
import { createMemoryFile } from './memoryFile.ts';
import { createMemoryMail } from './memoryMail.ts';

const reportWords =
  '# Een vennootschap op Cyprus\n\n## 1. Samenvatting\n\nDit rapport is een indicatie, geen belastingadvies.'.split(
    /(?<= )/,
  );

/** Streams the same few words, one at a time, without a service. No server writes. */
const createMemoryAi = (): AiService => ({
  status: () => Promise.resolve({ ...defaultAiSettings, configured: false }),
  start: () => Promise.resolve(null),
  stop: () => Promise.resolve(null),
  async *follow() {
    // nothing is being written
  },
  async *stream(_messages, { signal }): AsyncGenerator<CompletionEvent> {
    for (const text of reportWords) {
      if (signal.aborted) {
        yield completionFailure('ai_interrupted');
        return;
      }
      yield { kind: 'text', text };
    }
    yield { kind: 'complete' };
  },
});

export interface MemoryOptions {
  readonly now: () => Instant;
  /** The server's clients, and its shared questions. */
  readonly clients?: readonly Client[];
  readonly globalQuestions?: readonly Question[];
  /** The content of the store, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** A token from an earlier visit. */
  readonly token?: string | null;
  readonly user?: User;
  /** As in a browser that blocks its store; by default `false`, although this store is in memory. */
  readonly memoryOnly?: boolean;
}

export interface MemoryServices extends AdminServices {
  /** The files that were saved. */
  readonly downloads: { fileName: string; text: string }[];
  /** Ends the session on the server: the next call is refused. */
  endSession(): void;
}

const password = 'rustig varen';
const aiKeyName = 'openai_api_key';
const admin: User = { username: 'marit', name: 'Marit Koersman', role: 'admin', mustChangePassword: false };

const refused = (code: 'authentication_failed' | 'credentials_wrong') =>
  new ApiError({ code, status: 401, message: code });

/** There is nothing to subscribe to, so nothing to stop. */
const nothing = () => () => undefined;

/** The stream of changes of a server on which nothing changes. */
async function* noChanges(_after: number | null, signal: AbortSignal): AsyncGenerator<ChangeEvent, void> {
  yield { seq: 0, changes: [], missed: false };
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

/** The same services in memory: no server, no browser, nothing stored. */
export function memoryServices(options: MemoryOptions): MemoryServices {
  const { now, stored = {}, token = null, user = admin, memoryOnly = false } = options;
  // The server starts with the leads stored under this browser's key; from then on it has its own copy.
  const kept = createStoredLeadRepository({ store: createMemoryStore(stored), now, by: user.username });
  const clients = createMemoryClients(now, { clients: options.clients, globalQuestions: options.globalQuestions });
  const browserStore = { store: createMemoryStore(stored), now };
  const listeners = new Set<(problem: Problem) => void>();
  const downloads: MemoryServices['downloads'] = [];
  const preferences: { language: Language; theme: ThemeChoice; railOpen: boolean | null } = {
    language: 'nl',
    theme: 'auto',
    railOpen: null,
  };
  let here = token;
  let valid = token;

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (here !== null && here === valid) return call();
    for (const listener of listeners) listener({ code: 'authentication_failed' });
    throw refused('authentication_failed');
  }
  const leads: LeadRepository = {
    list: (query) => guarded(() => kept.list(query)),
    findById: (id) => guarded(() => kept.findById(id)),
    setStatus: (id, status) => guarded(() => kept.setStatus(id, status)),
    remove: (id) => guarded(() => kept.remove(id)),
    restore: (id) => guarded(() => kept.restore(id)),
    setStatuses: (ids, status) => guarded(() => kept.setStatuses(ids, status)),
    removeAll: (ids) => guarded(() => kept.removeAll(ids)),
    restoreAll: (ids) => guarded(() => kept.restoreAll(ids)),
  };

  const account = createMemoryAccount({ now, password, guarded, ended: () => void (valid = null) });
  if (token !== null) account.arrive();

  return {
    memoryOnly,
    account,
    leads,
    localLeads: createStoredLeadRepository(browserStore),
    clients: createMemoryClientRepository(clients),
    questionnaires: createMemoryQuestionnaireRepository(clients),
    reports: createMemoryReportRepository(clients),
    ai: createMemoryAi(),
    aiKey: {
      read: () => browserStore.store.getItem(aiKeyName),
      write: (key) => browserStore.store.setItem(aiKeyName, key),
      forget: () => browserStore.store.removeItem(aiKeyName),
    },
    campaigns: createMemoryCampaignRepository({ now, leads: () => [] }),
    templates: createMemoryTemplateRepository(now),
    // Nobody else makes changes here.
    changes: noChanges,
    changeHistory: { page: () => Promise.resolve({ changes: [], nextCursor: null }) },
    mail: createMemoryMail({ leads: kept, now, guarded }),
    file: createMemoryFile(now),
    async *exportedLeads() {
      yield (await leads.list({ sort: 'createdAt' })).leads;
    },
    workingCopy: createWorkingCopy(browserStore),
    copyKeeping: createCopyKeeping(browserStore.store),
    oldFile: { isThere: () => false, read: () => Promise.resolve(null), forget: () => Promise.resolve() },
    localData: () => Promise.resolve(createLocalData({ ...browserStore, memoryOnly })),
    countSummary: () =>
      guarded(async () => {
        const today = dayOf(now());
        const { leads: all } = await kept.list({ limit: 1000 });
        const converted = all.filter(({ status }) => status === 'converted').length;
        const period = countPeriod({}, today);
        return {
          ...summarizeCounts({ period, counts: [], leads: { made: all.length, converted } }),
          weeks: isoWeeksUntil(today, countedWeeks).map((week) => ({ ...week, leads: 0 })),
        };
      }),
    downloads,
    endSession() {
      valid = null;
    },
    session: {
      async signIn(username, given, code) {
        if (username !== user.username || given !== password) throw refused('credentials_wrong');
        account.checkSignIn(code);
        account.arrive();
        valid = `token-${now()}`;
        return { token: valid, user };
      },
      verify: () => guarded(() => Promise.resolve(user)),
      async signOut() {
        account.leave();
        valid = null;
      },
      changePassword: () =>
        guarded(async () => {
          await account.endOtherSessions();
          valid = `renewed-${now()}`;
          return valid;
        }),
    },
    tokens: {
      read: () => here,
      write(value) {
        here = value;
      },
      clear() {
        here = null;
      },
      onChange: nothing,
    },
    preferences: {
      language: () => preferences.language,
      saveLanguage(language) {
        preferences.language = language;
      },
      theme: () => preferences.theme,
      saveTheme(theme) {
        preferences.theme = theme;
      },
      railOpen: () => preferences.railOpen,
      saveRailOpen(open) {
        preferences.railOpen = open;
      },
    },
    browser: {
      now,
      download: (fileName, text) => void downloads.push({ fileName, text }),
      async downloadParts(fileName, parts) {
        let text = '';
        for await (const part of parts) text += part;
        downloads.push({ fileName, text });
        return new TextEncoder().encode(text).length;
      },
      copy: () => Promise.resolve(),
      print: () => undefined,
      whileVisible: nothing,
      whileShown: nothing,
      isBusy: () => false,
      onHidden: nothing,
      keepOpen: nothing,
      prefersDark: () => false,
      onPrefersDark: nothing,
      reload: () => undefined,
      isServerThere: () => Promise.resolve(true),
      scrolling: {
        to: () => undefined,
        remember: () => undefined,
        remembered: () => undefined,
        onGone: nothing,
      },
      tab: createMemoryStore(),
    },
    serverStatus: () =>
      guarded(async () => {
        const { total, leads: all } = await kept.list({ limit: 1000 });
        const waitingCount = all.filter(({ waitingSince }) => waitingSince !== null).length;
        const welcomeCount = all.filter(
          ({ waitingSince, welcomeSince }) => waitingSince === null && welcomeSince !== null,
        ).length;
        return {
          leadsCount: total,
          waitingCount,
          lateCount: 0,
          welcomeCount,
          emailConfigured: false,
          uptime: 0,
          version: 'memory',
          mail: { queued: 0, sent: 0, failed: 0 },
          byStatus: Object.fromEntries(
            leadStatuses.map((status) => [status, all.filter((lead) => lead.status === status).length]),
          ) as Record<LeadStatus, number>,
          bySource: [...Map.groupBy(all, ({ source }) => source)].map(([source, own]) => ({
            source,
            leads: own.length,
          })),
          failedMails: [],
          backup: { lastGoodAt: null, bytes: null, obstacle: null },
          records: { clients: 0, campaigns: 0, templates: 0 },
        };
      }),
    onRefused: (listener) => void listeners.add(listener),
    onUnreachable: () => undefined,
  };
}

/** The console after sign-in, with the services of a test. */
export const createAdmin = (services: AdminServices, words: i18n): Admin =>
  openAdmin(createEntry(services, words), () => services);
