import { defaultLanguage, isLanguage, type KeyValueStore, type TokenStore } from '@fnc/domain';
import {
  type AdminApiClientOptions,
  createOutliving,
  createSessionApiClient,
  isSignedOut,
  isUnreachable,
  problemOf,
  unattended,
  withPresentToken,
} from '@fnc/domain/api';
import { createCopyKeeping, openStore } from '@fnc/domain/storage';
import type { Problem } from '@fnc/ui/admin';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Browser, EntryServices, Preferences } from './ports.ts';
import { isBusy } from './shared/isBusy.ts';
import { keep } from './shared/keep.ts';
import { createScrolling } from './shared/scrolling.ts';
import { watchUse } from './shared/watchUse.ts';
import { whileShown, whileVisible } from './shared/whileVisible.ts';

const keys = {
  token: 'fnc_admin_token',
  language: 'i18nextLng',
  theme: 'fnc_theme',
  rail: 'fnc_admin_rail',
} as const;
const themes = ['light', 'dark', 'auto'] as const;

function createTokens(store: KeyValueStore): TokenStore {
  // Also in memory, so that with a full store the session lasts until the page is closed.
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

function createPreferences(store: KeyValueStore): Preferences {
  const root = document.documentElement;
  const theme = () => themes.find((choice) => choice === store.getItem(keys.theme)) ?? 'auto';
  const preferences: Preferences = {
    language() {
      const preferred = [store.getItem(keys.language), ...navigator.languages];
      return preferred.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
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

/** @returns the size in bytes */
function saveFile(fileName: string, parts: BlobPart[]): number {
  const file = new Blob(parts, { type: `${typeOf(fileName)};charset=utf-8` });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The download has started by then, so the file need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return file.size;
}

/** The browser shows its own text. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

const createBrowser = (tab: KeyValueStore): Browser => ({
  now: () => new Date().toISOString(),
  download: (fileName, text) => void saveFile(fileName, [text]),
  async downloadParts(fileName, parts) {
    // The browser may store the bytes of a blob on its disk.
    const blobs: Blob[] = [];
    for await (const part of parts) blobs.push(new Blob([part]));
    return saveFile(fileName, blobs);
  },
  print: () => window.print(),
  copy: (text) => navigator.clipboard.writeText(text),
  whileVisible: (everyMs, callback) => whileVisible(document, everyMs, callback),
  whileShown: (begin) => whileShown(document, begin),
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
  keepOpen() {
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  },
  prefersDark: () => window.matchMedia(darkQuery).matches,
  onPrefersDark(listener) {
    const query = window.matchMedia(darkQuery);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
  reload: () => window.location.reload(),
  isServerThere: () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  scrolling: createScrolling(window, tab),
  tab,
});

/** The base of the services before and after sign-in. */
interface ServiceBase {
  readonly store: KeyValueStore;
  /** The browser blocks its store, so this one is in memory. */
  readonly memoryOnly: boolean;
  /** For the API clients. */
  readonly call: AdminApiClientOptions;
}

/** The services before sign-in. `deskServices` makes the rest from `base`. */
export interface BrowserServices extends EntryServices {
  readonly base: ServiceBase;
}

/** The texts of errors, which are loaded with the texts of the console. */
interface ErrorWords {
  readonly sentences: AdminApiClientOptions['sentences'];
  /** Resolves once they are loaded. */
  readonly spoken: () => Promise<unknown>;
}

/** The only function that depends on a browser and a server. */
export function browserServices({ sentences, spoken }: ErrorWords): BrowserServices {
  let memoryOnly = false;
  const onBlocked = () => {
    memoryOnly = true;
  };
  const store = openStore(() => window.localStorage, onBlocked);
  const tokens = createTokens(store);
  const preferences = createPreferences(store);
  let heardUnreachable: (() => void) | undefined;
  const browser = createBrowser(openStore(() => window.sessionStorage));
  const listeners = new Set<(problem: Problem) => void>();
  const isUsed = watchUse(window, Date.now);
  const outlive = createOutliving();
  const call: AdminApiClientOptions = {
    // Site, console and API share one origin, in development through the proxy of the development server.
    baseUrl: '',
    transport: withPresentToken(
      async (url, request) => {
        const answer = await outlive(request, (keepalive) =>
          fetch(url, {
            ...(isUsed() ? request : unattended(request)),
            keepalive,
            signal: AbortSignal.timeout(request.timeLimitMs),
          }),
        );
        // The error texts must be loaded to say why the server refused.
        await spoken();
        return answer;
      },
      () => store.getItem(keys.token) ?? tokens.read(),
    ),
    getToken: tokens.read,
    language: preferences.language,
    sentences,
    onFailure(error) {
      if (isUnreachable(error)) heardUnreachable?.();
      const problem = problemOf(error);
      if (!isSignedOut(problem) && problem.code !== 'password_change_required') return;
      for (const listener of listeners) listener(problem);
    },
  };
  const api = createSessionApiClient(call);
  return {
    session: {
      signIn: (username, password, code) => api.login({ username, password, ...(code === undefined ? {} : { code }) }),
      verify: () => api.verify(),
      signOut: () => api.logout(),
      async changePassword(currentPassword, newPassword) {
        return (await api.changePassword({ currentPassword, newPassword })).token ?? null;
      },
    },
    tokens,
    preferences,
    copyKeeping: createCopyKeeping(store),
    browser,
    onRefused: (listener) => listeners.add(listener),
    onUnreachable(listener) {
      heardUnreachable = listener;
    },
    base: { store, memoryOnly, call },
  };
}

/** The history of this tab. The console restores the scroll positions itself. */
export function browserHistory(): ReturnType<typeof createBrowserHistory> {
  window.history.scrollRestoration = 'manual';
  return createBrowserHistory({ v5Compat: true });
}

/** The element into which the app is rendered. */
export function mountPoint(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#root');
  if (element === null) throw new Error('index.html has no #root.');
  return element;
}
