import { languageOf } from '@fnc/domain';
import { settingsFrom, storyI18n, type StoryLanguage, type StorySettings } from '@fnc/ui/testing';

type Globals = Readonly<Record<string, unknown>>;

interface StoryContext {
  readonly id: string;
  readonly globals: Globals;
  readonly viewMode: string;
  readonly playFunction?: unknown;
}

interface Mounted<Canvas> extends StoryContext {
  readonly canvas: Canvas;
}

/** A method of every context that Storybook's type lacks. */
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
// Separate rules, because a browser drops a whole rule for one selector that it does not know.
still.replaceSync(`
  *, *::before, *::after { ${atOnce} }
  *::details-content { ${atOnce} }
`);

/** Disables animations, because a play tests end states. Under reduced motion there are none. */
function stopMotion(isStopped: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  document.adoptedStyleSheets = isStopped ? [...others, still] : others;
}

async function speak(language: StoryLanguage): Promise<void> {
  if (storyI18n.language === language) return;
  document.documentElement.lang = languageOf(language);
  await storyI18n.changeLanguage(language);
}

const playsNow = ({ viewMode, playFunction }: StoryContext) => viewMode === 'story' && playFunction !== undefined;

function settingsOf(story: StoryContext): StorySettings {
  const settings = settingsFrom(story.globals);
  return playsNow(story) && !played.has(story.id) ? { ...settings, language: 'nl' } : settings;
}

/**
 * Plays query Dutch texts. So a story with a play is in Dutch until its play has ended, and then in the toolbar's
 * language.
 */
export const aroundPlays = {
  settingsOf,
  /** The language is set here, between two stories, where nothing is drawn again for it. */
  beforeEach: async (story: StoryContext) => {
    played.delete(story.id);
    stopMotion(playsNow(story));
    await speak(settingsOf(story).language);
  },
  /** Called by the frame of a story, once per render. */
  settled: (id: string) => settled.get(id),
  /**
   * A play starts after the effects and the paint of its story. In tests React waits for them; its production build
   * does not.
   */
  mount:
    <Canvas>(context: Mounted<Canvas>) =>
    async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      settled.set(context.id, resolve);
      await (context as Mounted<Canvas> & Drawable).renderToCanvas();
      if (playsNow(context)) await promise;
      return context.canvas;
    },
  afterEach: async ({ id, globals }: { id: string; globals: Globals }) => {
    played.add(id);
    stopMotion(false);
    await speak(settingsFrom(globals).language);
  },
};
