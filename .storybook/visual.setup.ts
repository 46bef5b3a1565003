import '@fnc/ui/fonts.css';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  mustTurnEnglish,
  pictureName,
  variantsOf,
  type SuiteParameters,
  type Variant,
} from '../scripts/pictures/rule.ts';
import { listen, takeHeard } from './visual.console.ts';
import { faultsOfFit } from './visual.fit.ts';
import { painted, speak, wear, widen } from './visual.turn.ts';
import { seenWords } from './visual.words.ts';

interface StoryContext {
  task: { meta: object; result?: { state: string } | undefined };
  story?: { parameters: SuiteParameters };
}

const phone = { width: 360, height: 740 } as const;
const takesPictures = import.meta.env['VITE_PICTURES'] !== 'off'; // off while a story is being written

listen();

// Before the first story: what is measured while it renders, a tooltip's place, must not depend on the fallback fonts.
beforeAll(async () => {
  await Promise.all(
    [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((face) => face.load()),
  );
});

beforeEach(() => {
  takeHeard();
});

/** Turns the running story through every state it is judged in; answers what is wrong, a sentence each. */
async function inspect(storyId: string, parameters: SuiteParameters): Promise<readonly string[]> {
  const problems: string[] = [...takeHeard()];
  const { innerWidth: width } = window;
  const shown = { storyId, width, words: seenWords() };
  const variants = variantsOf(shown, parameters);

  async function picture(variant?: Variant) {
    if (!takesPictures || parameters.picture === 'none') return;
    if (variant !== undefined && !variants.includes(variant)) return;
    await document.fonts.ready;
    await painted();
    await expect(page).toMatchScreenshot(pictureName(storyId, variant).replace('--', '__').replace('.', '__'));
  }
  const fit = (where: string) => problems.push(...faultsOfFit().map((fault) => `${where}: ${fault}.`));

  await picture();
  if (variants.includes('dark')) {
    await wear('dark');
    await picture('dark');
    await wear('light');
  }
  if (shown.words !== '') {
    await speak('en');
    if (mustTurnEnglish(shown, parameters) && seenWords() === shown.words) {
      problems.push('This story says the same in English: use <Say nl="…" en="…" />, or parameters.sameWords.');
    }
    await picture('en');
    await speak('long');
    fit(`Words 1.4 times as long, ${width} px wide`);
    await widen(phone.width, phone.height);
    fit(`Words 1.4 times as long, ${phone.width} px wide`);
    await speak('nl');
    fit(`${phone.width} px wide`);
    await picture('phone');
  }
  return [...problems, ...takeHeard()];
}

afterEach(async (context) => {
  const { task, story } = context as unknown as StoryContext;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  const problems = await inspect(storyId, story?.parameters ?? {});
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
