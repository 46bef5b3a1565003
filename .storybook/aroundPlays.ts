import { settingsFrom, storyI18n } from '@fnc/ui/testing';

type Globals = Readonly<Record<string, unknown>>;

const played = new Set<string>();

const still = new CSSStyleSheet();
still.replaceSync(`*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`);

/** A play judges where things end, not the way there. Whoever asked for less motion sees none anyway. */
function stopMotion(isStopped: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  document.adoptedStyleSheets = isStopped ? [...others, still] : others;
}

/**
 * Plays look for Dutch words. So a story that plays speaks Dutch until its play is over, and only then the language of the
 * toolbar.
 */
export const aroundPlays = {
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
  beforeEach: ({ id, viewMode, playFunction }: { id: string; viewMode: string; playFunction?: unknown }) => {
    played.delete(id);
    stopMotion(viewMode === 'story' && playFunction !== undefined);
  },
  afterEach: async ({ id, globals }: { id: string; globals: Globals }) => {
    played.add(id);
    stopMotion(false);
    const { language } = settingsFrom(globals);
    if (storyI18n.language === language) return;
    document.documentElement.lang = language === 'en' ? 'en' : 'nl';
    await storyI18n.changeLanguage(language);
  },
};
