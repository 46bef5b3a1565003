import { defaultLanguage, isLanguage, type Language } from '@fnc/domain';
import { addWords, adminWords, type ConsoleWords, consoleWords } from './createI18n.ts';
import type { i18n } from 'i18next';

/** The texts of the console. Some are loaded with their pages, in the language of that moment. */
export interface Words {
  /** Rejects when they cannot be loaded. */
  need: (...parts: readonly ConsoleWords[]) => Promise<void>;
  /**
   * Switches the language, after loading all parts needed so far, so that no key is ever shown. Rejects if that fails.
   */
  speak: (language: Language) => Promise<void>;
}

export function createWords(instance: i18n): Words {
  const needed = new Set<ConsoleWords>();
  const missing = (language: Language) =>
    [...needed].filter((part) => instance.getResource(language, 'admin', part) === undefined);
  /** Repeats, because a page may need more parts while others are loading. */
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
