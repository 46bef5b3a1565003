import { commands } from 'vitest/browser';
import type { Complaint } from '../scripts/pictures/pageCommands.ts';
import {
  mustTurnEnglish,
  pictureName,
  variantsOf,
  type SuiteParameters,
  type Variant,
} from '../scripts/pictures/rule.ts';
import { faultsOfContrast } from './visual.contrast.ts';
import { faultsOfFit } from './visual.fit.ts';
import { faultsOfStates } from './visual.states.ts';
import { settled, speak, standStill, stopTransitions, wear, widen } from './visual.turn.ts';
import { seenWords } from './visual.words.ts';

const phone = { width: 360, height: 740 } as const;
const takesPictures = import.meta.env['VITE_PICTURES'] !== 'off'; // off while a story is being written

export interface Inspection {
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
  /** Names of the pictures taken. */
  readonly pictures: readonly string[];
}

/** In both themes, without a colour on its way to another. */
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

/** Turns the running story through every state it is judged in. */
export async function inspect(storyId: string, proves: boolean, parameters: SuiteParameters): Promise<Inspection> {
  const problems: string[] = [];
  const pictures: string[] = [];
  const { innerWidth: width } = window;
  const shown = { storyId, width, words: seenWords(), proves };
  const variants = variantsOf(shown, parameters);

  async function picture(variant?: Variant) {
    if (!takesPictures || parameters.picture === 'none') return;
    if (variant !== undefined && !variants.includes(variant)) return;
    const name = pictureName(storyId, variant);
    standStill();
    pictures.push(name);
    const complaint: Complaint = await commands.matchPicture(name);
    if (complaint !== null) problems.push(complaint);
  }
  async function fit(where: string) {
    const faults = await settled(faultsOfFit);
    problems.push(...faults.map((fault) => `${where}: ${fault}.`));
  }

  await document.fonts.ready;
  await picture();
  if (parameters.everyState === true && !proves) problems.push(...(await inEveryState()));
  if (variants.includes('dark')) {
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

  // Where a behaviour ends: the first story of its file judges the part in every turn, here the hardest one is enough.
  const once = proves && parameters.everyTurn !== true;
  if (!once) {
    await speak('en');
    if (mustTurnEnglish(shown, parameters) && seenWords() === shown.words) {
      problems.push('This story says the same in English: use <Say nl="…" en="…" />, or parameters.sameWords.');
    }
    await picture('en');
  }
  await speak('long');
  if (!once && width > phone.width) await fit('Words 1.4 times as long');
  await widen(phone.width, phone.height);
  await fit(`Words 1.4 times as long, ${phone.width} px wide`);
  await speak('nl'); // the next story speaks it
  if (once) return { problems, pictures };
  await fit(`${phone.width} px wide`);
  await picture('phone'); // the next story sets its own width
  return { problems, pictures };
}
