/** Results of one story in the suite. */
export interface SeenStory {
  readonly storyId: string;
  readonly file: string;
  readonly passed: boolean;
  readonly plays: boolean;
  readonly axeRuns: number;
  /** Names of the compared pictures. */
  readonly pictures: readonly string[];
}

const limits = { megabytes: 40, minutes: 5 };

const idOf = (picture: string) => picture.split('.', 1)[0] ?? '';
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const counted = (number: number) => number.toLocaleString('en-GB');

/**
 * Baselines that no story of a whole run used; those of a failed story do not count, because it may have ended early.
 */
export function deadPictures(names: readonly string[], stories: readonly SeenStory[]): readonly string[] {
  const taken = new Set(stories.flatMap(({ pictures }) => pictures));
  const failed = new Set(stories.filter(({ passed }) => !passed).map(({ storyId }) => storyId));
  return names.filter((name) => !taken.has(name) && !failed.has(idOf(name)));
}

/** Number of story files per section of their titles: `Components 60`. */
function sections(stories: readonly SeenStory[]): string {
  const files = new Map<string, Set<string>>();
  for (const { storyId, file } of stories) {
    const section = capital(storyId.split('-', 1)[0] ?? '');
    files.set(section, (files.get(section) ?? new Set()).add(file));
  }
  return [...files]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([section, set]) => `${section} ${counted(set.size)}`)
    .join(', ');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export interface Sizes {
  /** Total size of the baselines, in bytes. */
  readonly bytes: number;
  /** Duration of the run, in milliseconds. */
  readonly duration: number;
}

/** Summary at the end of a run: a line each. */
export function summaryOf(stories: readonly SeenStory[], { bytes, duration }: Sizes): readonly string[] {
  const files = new Set(stories.map(({ file }) => file)).size;
  const pictures = sum(stories.map((story) => story.pictures.length));
  const seconds = Math.round(duration / 1000);
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return [
    `Components: ${counted(files)} (${sections(stories)})`,
    `Stories: ${counted(stories.length)}, ${counted(stories.filter(({ plays }) => plays).length)} with a play function, ` +
      `${counted(sum(stories.map(({ axeRuns }) => axeRuns)))} axe runs`,
    `Pictures: ${counted(pictures)} compared; the baselines take ${(bytes / 1e6).toFixed(1)} of ${limits.megabytes} MB`,
    `Time: ${time} of ${limits.minutes} min`,
  ];
}

/** An error message when the baselines are too large, otherwise `null`. */
export const tooLarge = (bytes: number): string | null =>
  bytes <= limits.megabytes * 1e6
    ? null
    : `The baselines take ${(bytes / 1e6).toFixed(1)} MB, the limit is ${limits.megabytes}: take fewer or smaller pictures.`;
