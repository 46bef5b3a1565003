import type { Instant, Language, LeadRepository, User } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { createMemoryStore, createStoredLeadRepository } from '@fnc/domain/storage';
import type { Problem, ThemeChoice } from '@fnc/ui/admin';
import type { AdminServices } from './ports.ts';

export interface MemoryOptions {
  readonly now: () => Instant;
  /** What the store holds, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** A token from an earlier visit. */
  readonly token?: string | null;
  readonly user?: User;
}

export interface MemoryServices extends AdminServices {
  /** What was saved as a file. */
  readonly downloads: { fileName: string; text: string }[];
  /** Ends the session from the server's side: the next call is refused. */
  endSession(): void;
}

const password = 'rustig varen';
const admin: User = { username: 'marit', name: 'Marit Koersman', role: 'admin', mustChangePassword: false };

const refused = (code: 'authentication_failed' | 'credentials_wrong') =>
  new ApiError({ code, status: 401, message: code });

/** Nobody to listen to, so nothing to stop. */
const nothing = () => () => undefined;

/** The same services on nothing but memory: no server, no browser, nothing kept. */
export function memoryServices({ now, stored = {}, token = null, user = admin }: MemoryOptions): MemoryServices {
  const kept = createStoredLeadRepository({ store: createMemoryStore(stored), now, by: user.username });
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
  };

  return {
    leads,
    downloads,
    endSession() {
      valid = null;
    },
    session: {
      async signIn(username, given) {
        if (username !== user.username || given !== password) throw refused('credentials_wrong');
        valid = `token-${now()}`;
        return { token: valid, user };
      },
      verify: () => guarded(() => Promise.resolve(user)),
      async signOut() {
        valid = null;
      },
      changePassword: () => guarded(() => Promise.resolve()),
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
      copy: () => Promise.resolve(),
      whileVisible: nothing,
      prefersDark: () => false,
      onPrefersDark: nothing,
      reload: () => undefined,
    },
    serverStatus: () =>
      guarded(async () => {
        const { total, leads: all } = await kept.list({ limit: 1000 });
        const waitingCount = all.filter(({ waitingSince }) => waitingSince !== null).length;
        return {
          leadsCount: total,
          waitingCount,
          lateCount: 0,
          emailConfigured: false,
          uptime: 0,
          version: 'memory',
          mail: { queued: 0, sent: 0, failed: 0 },
        };
      }),
    onRefused: (listener) => void listeners.add(listener),
  };
}
