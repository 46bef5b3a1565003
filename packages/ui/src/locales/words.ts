import { defaultLanguage, isLanguage, type Language } from '@fnc/domain';
import { addWords, adminWords, type ConsoleWords, consoleWords } from './createI18n.ts';
import type { i18n } from 'i18next';

/** The words of the console: some come with the pages that say them, in whatever language is spoken by then. */
export interface Words {
  /** Rejects when they cannot be loaded. */
  need: (...parts: readonly ConsoleWords[]) => Promise<void>;
  /** Loads everything that was needed so far, so that no key is ever shown. Rejects when it cannot be loaded. */
  speak: (language: Language) => Promise<void>;
}

export function createWords(instance: i18n): Words {
  const needed = new Set<ConsoleWords>();
  const missing = (language: Language) =>
    [...needed].filter((part) => instance.getResource(language, 'admin', part) === undefined);
  /** A page may ask for more while the others are on their way. */
  async function fill(language: Language) {
    for (let parts = missing(language); parts.length > 0; parts = missing(language)) {
      await Promise.all(parts.map((part) => addWords(instance, language, consoleWords[part])));
    }
  }
  return {
    async need(...parts) {
      for (const part of parts) needed.add(part);
      await fill(isLanguage(instance.language) ? instance.language : defaultLanguage);
    },
    async speak(language) {
      await addWords(instance, language, adminWords);
      await fill(language);
      await instance.changeLanguage(language);
    },
  };
}
