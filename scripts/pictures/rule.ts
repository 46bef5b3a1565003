/** Turns of a running story beside the first picture, light and in Dutch. */
export type Variant = 'dark' | 'en' | 'phone' | 'forced';

/** What a story may say of itself to the suite, under `parameters`. */
export interface SuiteParameters {
  /** A passing moment: no picture of it, here or at Chromatic. */
  readonly chromatic?: { readonly disableSnapshot?: boolean };
  /** Figures, names or codes only: the same in every language. */
  readonly sameWords?: boolean;
  /** A behaviour of a part that ends in a look of its own (an open list, an error): one picture of that end. */
  readonly picture?: boolean;
  /** A state that matters as much as the first of its file: pictured in every turn. */
  readonly everyTurn?: boolean;
  /** Judged by its colours under the pointer, pressed and with the focus too, in both themes, as the first story of a part is. */
  readonly everyState?: boolean;
  /** Also a picture in the colours of a high-contrast theme. */
  readonly forcedColors?: boolean;
}

export interface Shown {
  readonly storyId: string;
  /** In pixels, as the story set it. */
  readonly width: number;
  /** Words anyone can read in it now. */
  readonly words: string;
  /** The first story of its file: the part as it is most. */
  readonly first: boolean;
  /** It plays: where that ends is a behaviour. */
  readonly plays: boolean;
}

/** It proves a behaviour of a part, and does not show the part first. */
export const proves = ({ first, plays }: Pick<Shown, 'first' | 'plays'>): boolean => plays && !first;

const isPassing = ({ chromatic }: SuiteParameters) => chromatic?.disableSnapshot === true;

const parts = new Set(['components', 'charts', 'forms']);
const screens = new Set(['site', 'admin']);
/** Up to here a story's own window is a phone's already, in px. */
const narrow = 640;
/** A story that chose a narrower window shows its part in that window, and in no other. */
const ownWindow = 1024;

const sectionOf = (storyId: string) => storyId.split('-', 1)[0] ?? '';

/** A view of the site or the console, or a section of one; everything else is a part. */
export const isScreen = (storyId: string): boolean => screens.has(sectionOf(storyId));

const isPart = (storyId: string) => parts.has(sectionOf(storyId));

/** Whether it is judged under the pointer, pressed and with the focus: each part where it is shown first, and whatever asks for it. */
export const isJudgedInStates = (
  { storyId, ...shown }: Omit<Shown, 'words'>,
  { everyState }: SuiteParameters,
): boolean => !proves(shown) && (everyState === true || (shown.first && isPart(storyId)));

/** Whether those states are pictured: of a part that asks for it, where it is shown first. */
export const hasStatesPicture = (shown: Omit<Shown, 'words'>, parameters: SuiteParameters): boolean =>
  isPart(shown.storyId) &&
  shown.first &&
  parameters.everyState === true &&
  hasPicture(shown, parameters) &&
  isJudgedInStates(shown, parameters);

/** Whether a reader of either language should find other words: figures and codes are the same in both. */
export const hasWords = (words: string) => /\p{L}{2}/u.test(words);

/** Whether there is a picture of it at all: where a behaviour of a part ends, only when that is a look of its own. */
export function hasPicture(shown: Omit<Shown, 'words'>, parameters: SuiteParameters): boolean {
  if (isPassing(parameters)) return false;
  const { picture, everyTurn, forcedColors } = parameters;
  if (!proves(shown) || picture === true || everyTurn === true || forcedColors === true) return true;
  return !isPart(shown.storyId) && shown.width >= ownWindow; // the first story of a screen shows it on a phone
}

/**
 * Which pictures a story gets beside the first one: the suite's rule, no story lists its own. A screen is pictured in every turn,
 * full height on a phone, but for where its behaviours end. A part is pictured in dark too where it is shown first; in English
 * and on a phone every story is measured, and its contrast computed in dark.
 */
export function variantsOf(shown: Shown, parameters: SuiteParameters): readonly Variant[] {
  const { storyId, width, words, first } = shown;
  if (!hasPicture(shown, parameters)) return [];
  const everyTurn = parameters.everyTurn === true;
  const forced = parameters.forcedColors === true ? (['forced'] as const) : [];
  if (!everyTurn && (proves(shown) || width < ownWindow)) return forced;
  if (!isScreen(storyId) && !everyTurn) return first && isPart(storyId) ? ['dark', ...forced] : forced;
  const speaks = (isPart(storyId) || isScreen(storyId)) && words !== '';
  return [
    'dark',
    ...forced,
    ...(speaks && parameters.sameWords !== true ? (['en'] as const) : []),
    ...(speaks && width > narrow ? (['phone'] as const) : []),
  ];
}

/** As `variantsOf`, before a story runs: Chromatic does not know its words. `null` is no picture at all. @param title  `Site/Hero` */
export function modesOf(
  title: string,
  story: Pick<Shown, 'first' | 'plays' | 'width'>,
  parameters: SuiteParameters,
): readonly Variant[] | null {
  const section = title.split('/', 1)[0]?.toLowerCase() ?? '';
  const shown = { storyId: `${section}-`, words: section, ...story };
  return hasPicture(shown, parameters) ? variantsOf(shown, parameters) : null;
}

/** Samples of these sections are the story's own words, said in both languages; views take theirs from the catalogue. */
export function mustTurnEnglish({ storyId, words }: Shown, parameters: SuiteParameters): boolean {
  if (isPassing(parameters) || parameters.sameWords === true) return false;
  return isPart(storyId) && hasWords(words);
}

/** `components-button--primary.dark`: the story's id and the variant. */
export const pictureName = (storyId: string, variant?: Variant | 'states') =>
  variant === undefined ? storyId : `${storyId}.${variant}`;
