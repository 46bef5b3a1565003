import { commands } from 'vitest/browser';
import type { Complaint } from '../scripts/pictures/pageCommands.ts';
import {
  hasPicture,
  hasStatesPicture,
  isJudgedInStates,
  isScreen,
  mustTurnEnglish,
  pictureName,
  proves,
  variantsOf,
  type Shown,
  type SuiteParameters,
  type Variant,
} from '../scripts/pictures/rule.ts';
import { faultsOfContrast } from './visual.contrast.ts';
import { faultsOfFit, faultsOfSpelling } from './visual.fit.ts';
import { faultsOfOverlap } from './visual.overlap.ts';
import { canBePressed, faultsOfStates, matchStates } from './visual.states.ts';
import { setTextSize, settled, settledHeight, speak, standStill, stopTransitions, wear, widen } from './visual.turn.ts';
import { seenTexts, seenWords } from './visual.words.ts';

const phone = { width: 360, height: 740 } as const;
const usualText = 16; // px
const takesPictures = import.meta.env['VITE_PICTURES'] !== 'off'; // off while a story is being written

export interface Inspection {
  /** The faults, a sentence each. */
  readonly problems: readonly string[];
  /** Names of the compared pictures. */
  readonly pictures: readonly string[];
}

/** In both themes, with transitions disabled. */
async function inEveryState(): Promise<readonly string[]> {
  const faults: string[] = [];
  stopTransitions(true);
  for (const theme of ['light', 'dark'] as const) {
    wear(theme);
    stopTransitions(true);
    faults.push(...(await faultsOfStates(theme)));
  }
  wear('light');
  return faults;
}

/** In px, capped: a longer page is a fault. */
const wholeHeight = async (least: number) => Math.min(12_000, Math.max(least, await settledHeight()));

/** Checks the running story in every state. */
export async function inspect(
  { storyId, first, plays }: Pick<Shown, 'storyId' | 'first' | 'plays'>,
  parameters: SuiteParameters,
): Promise<Inspection> {
  const problems: string[] = [];
  const pictures: string[] = [];
  const { innerWidth: width } = window;
  const shown = { storyId, width, words: seenWords(), first, plays };
  const variants = variantsOf(shown, parameters);

  async function picture(variant?: Variant) {
    if (!takesPictures || !hasPicture(shown, parameters)) return;
    if (variant !== undefined && !variants.includes(variant)) return;
    const name = pictureName(storyId, variant);
    standStill();
    pictures.push(name);
    const complaint: Complaint = await commands.matchPicture(name);
    if (complaint !== null) problems.push(complaint);
  }
  async function fit(where: string, longWords = false) {
    const faults = await settled(() => {
      const texts = seenTexts();
      return [...faultsOfFit(texts), ...faultsOfOverlap(texts, !longWords)];
    });
    problems.push(...faults.map((fault) => `${where}: ${fault}.`));
  }

  /** At twice the usual text size, which readers set in their browser. */
  async function fitInLargeText() {
    await speak('nl');
    await setTextSize(2 * usualText);
    await fit('Text at 200 %');
    await setTextSize(usualText);
  }

  /** And on a phone, where twice the text leaves the width of 180 px. */
  async function fitInLargeTextOnAPhone() {
    await setTextSize(2 * usualText);
    await fit(`Text at 200 %, ${phone.width} px wide`);
    const faults = await settled(() => faultsOfSpelling(seenTexts()));
    problems.push(...faults.map((fault) => `Text at 200 %, ${phone.width} px wide: ${fault}.`));
    await setTextSize(usualText);
  }

  await document.fonts.ready;
  await picture();
  if (isJudgedInStates(shown, parameters)) problems.push(...(await inEveryState()));
  if (takesPictures && hasStatesPicture(shown, parameters) && canBePressed()) {
    const name = pictureName(storyId, 'states');
    pictures.push(name);
    stopTransitions(true);
    const complaint = await matchStates(name);
    stopTransitions(false);
    if (complaint !== null) problems.push(complaint);
  }
  if (variants.includes('dark') || !proves(shown)) {
    wear('dark');
    problems.push(...(await faultsOfContrast()));
    await picture('dark');
    wear('light');
  }
  if (takesPictures && variants.includes('forced')) {
    await commands.forceColors(true);
    await picture('forced');
    await commands.forceColors(false);
  }
  if (shown.words === '') return { problems, pictures };

  // A story that proves a behaviour needs only the hardest variant; the first story of its file has all of them.
  const once = proves(shown) && parameters.everyTurn !== true;
  if (!once) {
    await speak('en');
    if (mustTurnEnglish(shown, parameters) && seenWords() === shown.words) {
      problems.push('This story says the same in English: use <Say nl="…" en="…" />, or parameters.sameWords.');
    }
    await picture('en');
    if (isScreen(storyId) && hasPicture(shown, parameters)) await fitInLargeText();
  }
  await speak('long');
  if (!once && width > phone.width) await fit('Words 1.4 times as long', true);
  await widen(phone.width, phone.height);
  await fit(`Words 1.4 times as long, ${phone.width} px wide`, true);
  if (once) return { problems, pictures };
  await speak('nl');
  await fit(`${phone.width} px wide`);
  if (parameters.largeOnPhone === true) await fitInLargeTextOnAPhone();
  // The whole screen, because the first window of a phone shows only half of it. The next story sets its own size.
  if (variants.includes('phone') && isScreen(storyId)) {
    const height = await wholeHeight(phone.height);
    // Chromium does not repaint what a slightly larger height uncovers; a much larger height first makes it repaint.
    await widen(phone.width, height + 2_000);
    await widen(phone.width, height);
  }
  await picture('phone');
  return { problems, pictures };
}
