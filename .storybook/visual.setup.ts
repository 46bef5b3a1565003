import '@fnc/ui/fonts.css';
import { storyI18n } from '@fnc/ui/testing';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';

/** A second picture of the same state. */
type Variant = 'en' | 'dark' | 'phone';

interface StoryContext {
  task: { meta: object; result?: { state: string } | undefined };
  story?: { parameters: { variants?: readonly Variant[]; picture?: 'none' } };
}

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function picture(name: string) {
  await document.fonts.ready;
  await painted();
  await expect(page).toMatchScreenshot(name);
}

const root = document.documentElement;

/** Each turns the running story and answers how to turn it back: words, theme and width need no second render. */
const turn: Record<Variant, () => Promise<() => unknown>> = {
  en: async () => {
    await storyI18n.changeLanguage('en');
    root.lang = 'en';
    return () => {
      root.lang = 'nl';
      return storyI18n.changeLanguage('nl');
    };
  },
  dark: async () => {
    root.dataset['theme'] = 'dark';
    return () => {
      root.dataset['theme'] = 'light';
    };
  },
  phone: async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(390, 844);
    return () => page.viewport(innerWidth, innerHeight);
  },
};

// Before the first story: what is measured while it renders, a tooltip's place, must not depend on the fallback fonts.
beforeAll(async () => {
  await Promise.all(
    [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((face) => face.load()),
  );
});

afterEach(async (context) => {
  const { task, story } = context as unknown as StoryContext;
  const { storyId } = task.meta as { storyId?: string };
  if (import.meta.env['VITE_PICTURES'] === 'off') return; // while a story is being written
  if (storyId === undefined || task.result?.state === 'fail' || story?.parameters.picture === 'none') return;
  const name = storyId.replace('--', '__'); // Vitest makes one hyphen of two; its configuration puts it right
  await picture(name);
  for (const variant of story?.parameters.variants ?? []) {
    const turnBack = await turn[variant]();
    try {
      await picture(`${name}__${variant}`);
    } finally {
      await turnBack();
    }
  }
});
