import { languageOf } from '@fnc/domain';
import { settingsFrom, storyI18n } from '@fnc/ui/testing';

type Globals = Readonly<Record<string, unknown>>;

interface Mounted<Canvas> {
  readonly id: string;
  readonly viewMode: string;
  readonly playFunction?: unknown;
  readonly canvas: Canvas;
}

/** Of every context; Storybook's type leaves it out. */
interface Drawable {
  readonly renderToCanvas: () => Promise<unknown>;
}

const played = new Set<string>();

const settled = new Map<string, () => void>();

const still = new CSSStyleSheet();
const atOnce = `
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
`;
// Each by itself: a browser drops a whole rule for one name that it does not know.
still.replaceSync(`
  *, *::before, *::after { ${atOnce} }
  *::details-content { ${atOnce} }
`);

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
  /** Told by the frame of a story, once for each time it is drawn. */
  settled: (id: string) => settled.get(id),
  /**
   * A play begins when the effects of its story are done and drawn. Under test React itself waits for them; as it is built for
   * readers it does not.
   */
  mount:
    <Canvas>(context: Mounted<Canvas>) =>
    async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      settled.set(context.id, resolve);
      await (context as Mounted<Canvas> & Drawable).renderToCanvas();
      if (context.viewMode === 'story' && context.playFunction !== undefined) await promise;
      return context.canvas;
    },
  afterEach: async ({ id, globals }: { id: string; globals: Globals }) => {
    played.add(id);
    stopMotion(false);
    const { language } = settingsFrom(globals);
    if (storyI18n.language === language) return;
    document.documentElement.lang = languageOf(language);
    await storyI18n.changeLanguage(language);
  },
};
