import type { Browser, Page, ViewportSize } from 'playwright';

/** The windows of readers: next to the sidebar on a desktop, and on the smallest phone. */
const readersWindows = [
  { name: 'wide', width: 1200, height: 900 },
  { name: 'phone', width: 360, height: 740 },
] as const;

/** Pages in parallel, because a play mostly waits for the next frame. */
const pages = 4;

/** Timeout of a play, in ms. */
const longest = 30_000;

export interface Story {
  readonly id: string;
  readonly tags?: readonly string[];
  readonly type: 'story' | 'docs';
}

interface Played {
  /** A story counts once per window. */
  readonly played: number;
  /** One line per failing story and window. */
  readonly faults: readonly string[];
}

interface ViewportStyles {
  readonly width: string;
  readonly height: string;
}

interface Preview {
  readonly ready: () => Promise<void>;
  readonly channel: {
    readonly emit: (event: string, payload: unknown) => void;
    readonly on: (event: string, listener: (payload: unknown) => void) => void;
    readonly off: (event: string, listener: (payload: unknown) => void) => void;
  };
  readonly loadStory: (story: { storyId: string }) => Promise<{
    readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
    readonly parameters: {
      readonly viewport?: { readonly options?: Record<string, { readonly styles: ViewportStyles }> };
    };
  }>;
}

/** The error of the story or its play; `null` when it passes. */
async function playHere(page: Page, storyId: string): Promise<string | null> {
  const playing = page.evaluate(
    async ({ id, wait }) => {
      const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
      return await new Promise<string | null>((resolve) => {
        let said: string | undefined;
        const hear = (payload: unknown) => {
          const { message, error } = payload as { message?: string; error?: { message?: string } };
          said ??= message ?? error?.message;
        };
        const faults = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
        const end = (fault: string | null) => {
          clearTimeout(tooLong);
          for (const event of faults) channel.off(event, hear);
          channel.off('storyFinished', finish);
          resolve(fault);
        };
        const finish = (payload: unknown) => {
          const { storyId: finished, status } = payload as { storyId: string; status: string };
          if (finished !== id) return;
          // Storybook ends a failed play as a success, after an event with the error.
          end(said ?? (status === 'success' ? null : `It ended as “${status}”.`));
        };
        const tooLong = setTimeout(() => end(said ?? 'It did not end.'), wait);
        for (const event of faults) channel.on(event, hear);
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },
    { id: storyId, wait: longest },
  );
  return await playing.catch(String); // the story navigated away
}

/** Opens the frame of Storybook, before any play. */
async function openFrame(page: Page, base: string): Promise<void> {
  await page.goto(`${base}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
    await preview.ready();
    preview.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } }); // the story tests check it
  });
}

/** An isolated page, so that stories do not find each other's stored data. */
async function withFrame<Result>(
  browser: Browser,
  base: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  const page = await context.newPage();
  await openFrame(page, base);
  const result = await work(page);
  await context.close();
  return result;
}

/** The windows that stories set themselves: Storybook uses them instead of the reader's. */
async function ownWindows(page: Page, ids: readonly string[]): Promise<ReadonlyMap<string, ViewportSize>> {
  const own = await page.evaluate(async (all) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
    const found: [string, ViewportSize][] = [];
    for (const storyId of all) {
      const { storyGlobals, parameters } = await preview.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      if (styles === undefined) continue;
      found.push([storyId, { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }]);
    }
    return found;
  }, ids);
  return new Map(own);
}

interface Turn {
  readonly ids: readonly string[];
  readonly name: string;
  readonly viewport: ViewportSize;
}

/**
 * The stories of one file after another, per window. A story with its own window is played once, in that window. All
 * stories run in one window, then all in the other, because a page does nothing when told to show its current story.
 */
function turnsOf(ids: readonly string[], own: ReadonlyMap<string, ViewportSize>): Turn[] {
  const files = [...Map.groupBy(ids, (id) => id.replace(/--.*/, '')).values()];
  return readersWindows.flatMap(({ name, ...viewport }) =>
    files.map((ofFile) => ({ ids: ofFile.filter((id) => name === 'wide' || !own.has(id)), name, viewport })),
  );
}

/**
 * Plays every story of a built Storybook in the windows of its readers: several pages in parallel, each playing one
 * story after another, like a reader. A failing story is reopened in a fresh page, so that only its own faults count.
 */
export async function failingPlays(browser: Browser, base: string, stories: readonly Story[]): Promise<Played> {
  const ids = stories.filter(({ tags, type }) => type === 'story' && tags?.includes('play-fn')).map(({ id }) => id);
  const own = await withFrame(browser, base, (page) => ownWindows(page, ids));
  const turns = turnsOf(ids, own);
  const played = turns.reduce((sum, turn) => sum + turn.ids.length, 0);
  const faults: string[] = [];
  const walk = async (page: Page) => {
    let shown: string | undefined;
    for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
      const { name, viewport } = turn;
      for (const id of turn.ids) {
        if (id === shown) await openFrame(page, base);
        shown = id;
        await page.setViewportSize(own.get(id) ?? viewport);
        if ((await playHere(page, id)) === null) continue;
        await openFrame(page, base);
        const fault = await playHere(page, id);
        if (fault === null) continue;
        faults.push(`${id}, ${name} (${viewport.width} px): ${fault.split('\n', 3).join(' ')}`);
        await openFrame(page, base); // the play may still be running
      }
    }
  };
  await Promise.all(Array.from({ length: pages }, () => withFrame(browser, base, walk)));
  return { played, faults: faults.toSorted() };
}
