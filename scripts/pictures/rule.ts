/** Turns of a running story beside the first picture, light and in Dutch. */
export type Variant = 'dark' | 'en' | 'phone' | 'forced';

/** What a story may say of itself to the suite, under `parameters`. */
export interface SuiteParameters {
  /** A passing moment: no picture of it. */
  readonly picture?: 'none';
  /** Figures, names or codes only: the same in every language. */
  readonly sameWords?: boolean;
  /** It plays, and ends in a look of its own (an open list, an error): pictured in every turn all the same. */
  readonly everyTurn?: boolean;
  /** Its parts are judged by their colours under the pointer, pressed and with the focus too, in both themes. */
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
  /** It proves a behaviour of a part, and is not the part's first story. */
  readonly proves: boolean;
}

const speaking = new Set(['components', 'charts', 'forms', 'site', 'admin']);
const ownSample = new Set(['components', 'charts', 'forms']);
/** Up to here a story's own width is a phone's already. */
const narrow = 640;

const sectionOf = (storyId: string) => storyId.split('-', 1)[0] ?? '';

/** Whether a reader of either language should find other words: figures and codes are the same in both. */
export const hasWords = (words: string) => /\p{L}{2}/u.test(words);

/**
 * Which pictures a story gets beside the first one: the suite's rule, no story lists its own. How a part or a screen looks is
 * shown by its first story and by those that play nothing; where a behaviour ends is seen once.
 */
export function variantsOf({ storyId, width, words, proves }: Shown, parameters: SuiteParameters): readonly Variant[] {
  if (parameters.picture === 'none') return [];
  if (proves && parameters.everyTurn !== true) return parameters.forcedColors === true ? ['forced'] : [];
  const speaks = speaking.has(sectionOf(storyId)) && words !== '';
  return [
    'dark',
    ...(parameters.forcedColors === true ? (['forced'] as const) : []),
    ...(speaks && parameters.sameWords !== true ? (['en'] as const) : []),
    ...(speaks && width > narrow ? (['phone'] as const) : []),
  ];
}

/** Samples of these sections are the story's own words, said in both languages; views take theirs from the catalogue. */
export function mustTurnEnglish({ storyId, words }: Shown, parameters: SuiteParameters): boolean {
  if (parameters.picture === 'none' || parameters.sameWords === true) return false;
  return ownSample.has(sectionOf(storyId)) && hasWords(words);
}

/** `components-button--primary.dark`: the story's id and the variant. */
export const pictureName = (storyId: string, variant?: Variant) =>
  variant === undefined ? storyId : `${storyId}.${variant}`;
