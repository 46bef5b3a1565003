import { createStore, type Language } from '@fnc/domain';
import type { ThemeChoice } from '@fnc/ui/admin';
import type { Browser, Preferences } from '../ports.ts';
import type { Words } from '@fnc/ui/locales';

interface Dependencies {
  readonly preferences: Preferences;
  readonly browser: Pick<Browser, 'prefersDark' | 'onPrefersDark'>;
  readonly words: Pick<Words, 'speak'>;
}

/** Theme and language of the console: stored, and changed without a reload. */
export function createAppearance({ preferences, browser, words }: Dependencies) {
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
