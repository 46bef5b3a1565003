import { modesOf, type SuiteParameters } from '../scripts/pictures/rule.ts';
import { modes } from './modes.ts';
import { viewports } from './viewports.ts';

interface Annotations {
  readonly parameters?: SuiteParameters;
  readonly globals?: { readonly viewport?: { readonly value?: string } };
}

interface StoryInput extends Annotations {
  readonly play?: unknown;
}

interface Meta {
  readonly input: Annotations & { readonly title?: string };
  story: (input?: StoryInput) => unknown;
}

/** The width of the window that the story chose, in px. */
function widthOf({ globals }: Annotations): number {
  const styles = viewports[globals?.viewport?.value ?? '']?.styles;
  return styles === undefined ? Infinity : Number.parseInt(styles.width, 10);
}

/** The story's Chromatic parameters: no snapshot, or the disabled modes, by the same rule as the offline suite. */
function chromaticOf({ input }: Meta, story: StoryInput, first: boolean) {
  const parameters = { ...input.parameters, ...story.parameters };
  const width = widthOf({ globals: { ...input.globals, ...story.globals } });
  const wanted = modesOf(input.title ?? '', { first, plays: story.play !== undefined, width }, parameters);
  if (wanted === null) return { disableSnapshot: true };
  const unwanted = (Object.keys(modes) as (keyof typeof modes)[]).filter(
    (mode) => mode !== 'nl' && !wanted.includes(mode),
  );
  return { modes: Object.fromEntries(unwanted.map((mode) => [mode, { disable: true }])) };
}

/** Disables snapshots in every story by the rule of the offline suite, so that Chromatic follows the same one. */
export function turnOffNeedlessModes(preview: object): void {
  const { meta: makeMeta } = preview as { meta: (this: unknown, input: never) => Meta };
  function meta(this: unknown, ofPart: never): Meta {
    const made = makeMeta.call(this, ofPart);
    const { story: makeStory } = made;
    let isFirst = true;
    made.story = function (this: unknown, story: StoryInput = {}) {
      const chromatic = { ...story.parameters?.chromatic, ...chromaticOf(made, story, isFirst) };
      isFirst = false;
      return makeStory.call(this, { ...story, parameters: { ...story.parameters, chromatic } });
    };
    return made;
  }
  Object.assign(preview, { meta });
}
