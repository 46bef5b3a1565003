import type { Language } from '@fnc/domain';
import type { PrivacyStatement } from './privacy.ts';

const load: Record<Language, () => Promise<PrivacyStatement>> = {
  nl: async () => (await import('./privacy.nl.data.ts')).privacyNl,
  en: async () => (await import('./privacy.en.data.ts')).privacyEn,
};

const loaded = new Map<Language, Promise<PrivacyStatement>>();

/** One language's words, in their own chunk. `use` needs the same promise every time; a failure starts a new one. */
export function loadPrivacyStatement(language: Language): Promise<PrivacyStatement> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const statement = load[language]();
  loaded.set(language, statement);
  statement.catch(() => loaded.delete(language));
  return statement;
}
