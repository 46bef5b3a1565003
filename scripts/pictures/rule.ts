/** Variants of a running story besides the first picture, which is light and in Dutch. */
export type Variant = 'dark' | 'en' | 'phone' | 'forced';

/** Settings of a story for the suite, under `parameters`. */
export interface SuiteParameters {
  /** A transient state: no picture, here or at Chromatic. */
  readonly chromatic?: { readonly disableSnapshot?: boolean };
  /** Only numbers, names or codes: the same in every language. */
  readonly sameWords?: boolean;
  /** It looks the same in these variants, as a section that is always dark does: no pictures of them. */
  readonly sameIn?: readonly ('dark' | 'phone')[];
  /** A component's behaviour that ends in a distinct look (an open list, an error): one picture of that end. */
  readonly picture?: boolean;
  /** A state as important as the first of its file: a picture of every variant. */
  readonly everyTurn?: boolean;
  /** Contrast is also checked hovered, pressed and focused, in both themes, as for the first story of a component. */
  readonly everyState?: boolean;
  /** Also judged on a phone with text at 200 %: no word may be broken into letters. */
  readonly largeOnPhone?: boolean;
  /** Adds a picture in the colours of a high-contrast theme. */
  readonly forcedColors?: boolean;
}

export interface Shown {
  readonly storyId: string;
  /** Width of the window that the story set, in px. */
  readonly width: number;
  /** The visible text. */
  readonly words: string;
  /** The first story of its file, which shows the component in its usual form. */
  readonly first: boolean;
  /** It has a play, whose end is a behaviour. */
  readonly plays: boolean;
}

/** Whether it proves a behaviour, and is not the first story. */
export const proves = ({ first, plays }: Pick<Shown, 'first' | 'plays'>): boolean => plays && !first;

const isPassing = ({ chromatic }: SuiteParameters) => chromatic?.disableSnapshot === true;

const parts = new Set(['components', 'charts', 'forms']);
const screens = new Set(['site', 'admin']);
/** Up to this width, in px, a story's own window is that of a phone. */
const narrow = 640;
/** A story with a narrower window than this, in px, shows its component only in that window. */
const ownWindow = 1024;

const sectionOf = (storyId: string) => storyId.split('-', 1)[0] ?? '';

/** A view of the site or the console, or a section of one; all others are components. */
export const isScreen = (storyId: string): boolean => screens.has(sectionOf(storyId));

const isPart = (storyId: string) => parts.has(sectionOf(storyId));

/**
 * Whether contrast is checked hovered, pressed and focused: first stories of components, and stories that set
 * `everyState`.
 */
export const isJudgedInStates = (
  { storyId, ...shown }: Omit<Shown, 'words'>,
  { everyState }: SuiteParameters,
): boolean => !proves(shown) && (everyState === true || (shown.first && isPart(storyId)));

/** Whether those states get a picture: the first story of a component, if it sets `everyState`. */
export const hasStatesPicture = (shown: Omit<Shown, 'words'>, parameters: SuiteParameters): boolean =>
  isPart(shown.storyId) &&
  shown.first &&
  parameters.everyState === true &&
  hasPicture(shown, parameters) &&
  isJudgedInStates(shown, parameters);

/** Whether the text differs between languages: numbers and codes do not. */
export const hasWords = (words: string) => /\p{L}{2}/u.test(words);

/** Whether it has a picture at all: the end of a component's behaviour only when it is a distinct look. */
export function hasPicture(shown: Omit<Shown, 'words'>, parameters: SuiteParameters): boolean {
  if (isPassing(parameters)) return false;
  const { picture, everyTurn, forcedColors } = parameters;
  if (!proves(shown) || picture === true || everyTurn === true || forcedColors === true) return true;
  return !isPart(shown.storyId) && shown.width >= ownWindow; // the first story of a screen shows it on a phone
}

/**
 * The pictures of a story besides the first one: a rule of the suite, no story lists its own. A screen has every
 * variant, full height on a phone, except at the end of its behaviours. A component's first story has a dark one too.
 * In English and on a phone every story is measured, and its contrast is computed in dark.
 */
export const variantsOf = (shown: Shown, parameters: SuiteParameters): readonly Variant[] =>
  differingVariants(shown, parameters).filter((variant) => !parameters.sameIn?.some((same) => same === variant));

function differingVariants(shown: Shown, parameters: SuiteParameters): readonly Variant[] {
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

/**
 * As `variantsOf`, before a story runs: Chromatic does not know its text. `null`: no picture. @param title  `Site/Hero`
 */
export function modesOf(
  title: string,
  story: Pick<Shown, 'first' | 'plays' | 'width'>,
  parameters: SuiteParameters,
): readonly Variant[] | null {
  const section = title.split('/', 1)[0]?.toLowerCase() ?? '';
  const shown = { storyId: `${section}-`, words: section, ...story };
  return hasPicture(shown, parameters) ? variantsOf(shown, parameters) : null;
}

/** Stories of these sections have their own texts in both languages; views take theirs from the catalogue. */
export function mustTurnEnglish({ storyId, words }: Shown, parameters: SuiteParameters): boolean {
  if (isPassing(parameters) || parameters.sameWords === true) return false;
  return isPart(storyId) && hasWords(words);
}

/** `components-button--primary.dark`: the story's id and the variant. */
export const pictureName = (storyId: string, variant?: Variant | 'states') =>
  variant === undefined ? storyId : `${storyId}.${variant}`;
