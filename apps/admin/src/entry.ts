import { createSession, createStore, type Language, type Session } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import type { ThemeChoice } from '@fnc/ui/admin';
import { createWords, type Words } from '@fnc/ui/locales';
import type { i18n } from 'i18next';
import type { Desk } from './desk.ts';
import type { Browser, EntryServices, Preferences } from './ports.ts';

interface Dependencies {
  readonly preferences: Preferences;
  readonly browser: Pick<Browser, 'prefersDark' | 'onPrefersDark'>;
  readonly words: Pick<Words, 'speak'>;
}

/** Theme and language of the console: stored, and changed without a reload. */
function createAppearance({ preferences, browser, words }: Dependencies) {
  const darkOf = (theme: ThemeChoice) => (theme === 'auto' ? browser.prefersDark() : theme === 'dark');
  const first = preferences.theme();
  const store = createStore({ theme: first, dark: darkOf(first) });
  browser.onPrefersDark(() => store.set({ dark: darkOf(store.get().theme) }));
  return {
    get: store.get,
    subscribe: store.subscribe,
    chooseTheme: (theme: ThemeChoice) => {
      preferences.saveTheme(theme);
      store.set({ theme, dark: darkOf(theme) });
    },
    chooseLanguage: async (language: Language) => {
      await words.speak(language);
      preferences.saveLanguage(language);
    },
  };
}

/** The state before sign-in. */
export interface Entry<Services extends EntryServices = EntryServices> {
  readonly services: Services;
  readonly session: Session;
  readonly appearance: ReturnType<typeof createAppearance>;
  readonly words: Words;
  /** The state after sign-in: made at the first call, and the same object from then on. */
  readonly openDesk: (make: () => Desk) => Desk;
}

export function createEntry<Services extends EntryServices>(services: Services, instance: i18n): Entry<Services> {
  const { tokens, browser, preferences, copyKeeping } = services;
  let desk: Desk | null = null;
  const session = createSession({
    gateway: services.session,
    tokens,
    problemOf,
    onRefused: services.onRefused,
    copy: copyKeeping,
    settle: () => desk?.settle() ?? null,
    forget: () => desk?.forget(),
    resume: () => desk?.resume(),
  });
  const words = createWords(instance);
  const appearance = createAppearance({ preferences, browser, words });
  return { services, session, appearance, words, openDesk: (make) => (desk ??= make()) };
}
