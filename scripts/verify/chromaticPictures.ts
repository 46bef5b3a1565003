import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { root } from '../staleness.ts';

/** The data of a story that Chromatic reads. */
export interface ExtractedStory {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, { readonly disable?: boolean }>>;
    };
  };
}

/** `components-button--primary`, and `components-button--primary.dark` for a mode other than the first. */
export function snapshotsOf({ id, parameters: { chromatic } }: ExtractedStory): readonly string[] {
  if (chromatic?.disableSnapshot === true) return [];
  const wanted = Object.entries(chromatic?.modes ?? {}).filter(([, { disable }]) => disable !== true);
  return wanted.map(([mode]) => (mode === 'nl' ? id : `${id}.${mode}`));
}

/**
 * Differences between Chromatic's snapshots and the baselines here: each baseline has its snapshot, and no story
 * without a baseline has one. Chromatic has no high-contrast mode and no hover states, and it has an extra mode where a
 * story turns out to be narrow or without text.
 */
export function differencesFromBaselines(
  stories: readonly ExtractedStory[],
  baselines: readonly string[],
): readonly string[] {
  const taken = new Set(stories.flatMap(snapshotsOf));
  const kept = new Set(baselines);
  return [
    ...baselines
      .filter((name) => !/\.(?:forced|states)$/.test(name) && !taken.has(name))
      .map((name) => `Chromatic would not picture ${name}, which has a baseline.`),
    ...stories
      .filter((story) => snapshotsOf(story).length > 0 && !kept.has(story.id))
      .map(({ id }) => `Chromatic would picture ${id}, which has no baseline.`),
  ];
}

/** The stories of a built Storybook, as Chromatic extracts them. */
export async function extractStories(context: BrowserContext, base: string): Promise<readonly ExtractedStory[]> {
  const page = await context.newPage();
  await page.goto(`${base}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, ExtractedStory>>;
    };
    await preview.ready();
    const all = Object.values(await preview.extract());
    return all.map(({ id, parameters: { chromatic } }) => ({ id, parameters: chromatic ? { chromatic } : {} }));
  });
  await page.close();
  return stories;
}

export const baselineNames = (): readonly string[] =>
  readdirSync(path.join(root, '.storybook/baselines'))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'));
