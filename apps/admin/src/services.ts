import { defaultLanguage, isLanguage, type KeyValueStore } from '@fnc/domain';
import { createApiClient } from '@fnc/domain/api';
import {
  createApiLeadRepository,
  createStoredClientRepository,
  createStoredLeadRepository,
  createStoredQuestionnaireRepository,
  createStoredReportRepository,
  openStore,
} from '@fnc/domain/storage';
import type { Problem } from '@fnc/ui/admin';
import type { AdminServices, AiKeyStore, Browser, Preferences, TokenStore } from './ports.ts';
import { openImportWorker } from './questionImport/importWorkerChannel.ts';
import { createQuestionReader } from './questionImport/questionReader.ts';
import { createBrowserAi } from './reports/browserAi.ts';
import { tellingReports } from './reports/tellingReports.ts';
import { isBusy } from './shared/isBusy.ts';
import { listening } from './shared/listening.ts';
import { isSignedOut, problemOf } from './shared/problemOf.ts';
import { whileVisible } from './shared/whileVisible.ts';

const keys = {
  token: 'fnc_admin_token',
  language: 'i18nextLng',
  theme: 'fnc_theme',
  rail: 'fnc_admin_rail',
  aiKey: 'openai_api_key',
} as const;
const themes = ['light', 'dark', 'auto'] as const;

/** A preference that cannot be kept is still followed until the page is closed. */
function keep(store: KeyValueStore, key: string, value: string) {
  try {
    store.setItem(key, value);
  } catch (error) {
    console.warn(`The browser did not keep ${key}.`, error);
  }
}

function createTokens(store: KeyValueStore): TokenStore {
  // Kept beside the store, so that a full store still lets someone work until the page is closed.
  let token = store.getItem(keys.token);
  return {
    read: () => token,
    write(value) {
      token = value;
      keep(store, keys.token, value);
    },
    clear() {
      token = null;
      store.removeItem(keys.token);
    },
    onChange(listener) {
      const follow = ({ key }: StorageEvent) => {
        if (key !== keys.token && key !== null) return;
        token = store.getItem(keys.token);
        listener();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

/** A key that cannot be kept still writes the report it was typed for. */
const createAiKey = (store: KeyValueStore): AiKeyStore => ({
  read: () => store.getItem(keys.aiKey),
  write: (key) => keep(store, keys.aiKey, key),
  forget: () => store.removeItem(keys.aiKey),
});

function createPreferences(store: KeyValueStore): Preferences {
  const root = document.documentElement;
  const theme = () => themes.find((choice) => choice === store.getItem(keys.theme)) ?? 'auto';
  const preferences: Preferences = {
    language() {
      const wished = [store.getItem(keys.language), ...navigator.languages];
      return wished.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
    },
    saveLanguage(language) {
      keep(store, keys.language, language);
      root.lang = language;
    },
    theme,
    saveTheme(choice) {
      keep(store, keys.theme, choice);
      if (choice === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = choice;
    },
    railOpen() {
      const kept = store.getItem(keys.rail);
      return kept === null ? null : kept === 'open';
    },
    saveRailOpen: (open) => keep(store, keys.rail, open ? 'open' : 'closed'),
  };
  root.lang = preferences.language();
  if (theme() !== 'auto') root.dataset['theme'] = theme();
  return preferences;
}

const darkQuery = '(prefers-color-scheme: dark)';

const fileTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
};
const typeOf = (fileName: string) => fileTypes[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? 'text/plain';

const browser: Browser = {
  now: () => new Date().toISOString(),
  download(fileName, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: `${typeOf(fileName)};charset=utf-8` }));
    link.download = fileName;
    link.click();
    // The download has begun by then; the text need not stay in memory.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  },
  print: () => window.print(),
  copy: (text) => navigator.clipboard.writeText(text),
  whileVisible: (everyMs, callback) => whileVisible(document, everyMs, callback),
  isBusy: () => isBusy(document),
  onHidden(listener) {
    const listenWhenHidden = () => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', listenWhenHidden);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', listenWhenHidden);
      window.removeEventListener('pagehide', listener);
    };
  },
  prefersDark: () => window.matchMedia(darkQuery).matches,
  onPrefersDark(listener) {
    const query = window.matchMedia(darkQuery);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
  reload: () => window.location.reload(),
};

function onStored(listener: (key: string | null) => void) {
  const follow = ({ key }: StorageEvent) => listener(key);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The one place that knows this app runs in a browser, against a server. */
export function browserServices(): AdminServices {
  const store = openStore(() => window.localStorage);
  const kept = { store, now: browser.now };
  const tokens = createTokens(store);
  const preferences = createPreferences(store);
  const listeners = new Set<(problem: Problem) => void>();
  // The browser tells only other tabs of a change: this one is told as well when the data tools change everything at once,
  // and when a report is written or brought back.
  const changedHere = new Set<() => void>();
  const tellHere = () => changedHere.forEach((tell) => tell());
  const client = createApiClient({
    // Site, console and API share one origin, in development through the proxy of the development server.
    baseUrl: '',
    transport: (url, request) => fetch(url, request),
    getToken: tokens.read,
    language: preferences.language,
  });
  const api = listening(client, (error) => {
    const problem = problemOf(error);
    if (!isSignedOut(problem) && problem.code !== 'password_change_required') return;
    for (const listener of listeners) listener(problem);
  });
  return {
    leads: createApiLeadRepository(api),
    localLeads: createStoredLeadRepository(kept),
    clients: createStoredClientRepository(kept),
    questionnaires: createStoredQuestionnaireRepository(kept),
    questionReader: () => createQuestionReader(openImportWorker),
    reports: tellingReports(createStoredReportRepository(kept), tellHere),
    ai: createBrowserAi({
      request: (url, call) => fetch(url, call),
      status: () => api.aiStatus(),
      getToken: tokens.read,
      language: preferences.language,
      onRefused: (problem) => listeners.forEach((listener) => listener(problem)),
    }),
    aiKey: createAiKey(store),
    onStored(listener) {
      const toldHere = () => listener(null);
      changedHere.add(toldHere);
      const stop = onStored(listener);
      return () => {
        changedHere.delete(toldHere);
        stop();
      };
    },
    async browserData() {
      const { createBrowserData } = await import('./data/browserData.ts');
      return createBrowserData({ ...kept, onChanged: tellHere });
    },
    countSummary: () => api.countSummary(),
    session: {
      signIn: (username, password) => api.login({ username, password }),
      verify: () => api.verify(),
      signOut: () => api.logout(),
      async changePassword(currentPassword, newPassword) {
        await api.changePassword({ currentPassword, newPassword });
      },
    },
    serverStatus: () => api.adminStatus(),
    tokens,
    preferences,
    browser,
    onRefused: (listener) => listeners.add(listener),
  };
}

/** Where the app is drawn. */
export function mountPoint(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#root');
  if (element === null) throw new Error('index.html has no #root.');
  return element;
}
