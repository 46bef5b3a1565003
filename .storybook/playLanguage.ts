import { settingsFrom, storyI18n } from '@fnc/ui/testing';

type Globals = Readonly<Record<string, unknown>>;

const played = new Set<string>();

/**
 * Plays look for Dutch words. So a story that plays speaks Dutch until its play is over, and only then the language of the
 * toolbar.
 */
export const playLanguage = {
  settingsOf: ({
    id,
    globals,
    viewMode,
    plays,
  }: {
    id: string;
    globals: Globals;
    viewMode: string;
    plays: boolean;
  }) => {
    const settings = settingsFrom(globals);
    return plays && viewMode === 'story' && !played.has(id) ? { ...settings, language: 'nl' as const } : settings;
  },
  beforeEach: ({ id }: { id: string }) => {
    played.delete(id);
  },
  afterEach: async ({ id, globals }: { id: string; globals: Globals }) => {
    played.add(id);
    const { language } = settingsFrom(globals);
    if (storyI18n.language === language) return;
    document.documentElement.lang = language === 'en' ? 'en' : 'nl';
    await storyI18n.changeLanguage(language);
  },
};
