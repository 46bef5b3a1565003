import '@fnc/ui/fonts.css';
import '@fnc/ui/codeFont.css';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { StoryMeta } from '../scripts/pictures/pageCommands.ts';
import type { SuiteParameters } from '../scripts/pictures/rule.ts';
import { listen, takeHeard } from './visual.console.ts';
import { inspect } from './visual.inspect.ts';

interface StoryTask {
  meta: StoryMeta & { reports?: readonly { readonly type: string }[] };
  readonly result?: { readonly state: string } | undefined;
  readonly file: { readonly tasks: readonly object[] };
  readonly suite?: { readonly tasks: readonly object[] } | undefined;
}

interface StoryContext {
  readonly task: StoryTask;
  readonly story?: { readonly parameters: SuiteParameters; readonly play?: unknown };
}

/** The first story of its file: the part as it is most. */
const isFirst = (task: StoryTask) => (task.suite ?? task.file).tasks[0] === task;

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

afterEach(async (context) => {
  const { task, story } = context as unknown as StoryContext;
  const { storyId, reports = [] } = task.meta;
  if (storyId === undefined || task.result?.state === 'fail') return;
  const heard = takeHeard();
  const plays = story?.play !== undefined;
  const { problems, pictures } = await inspect({ storyId, first: isFirst(task), plays }, story?.parameters ?? {});
  task.meta.suite = {
    plays,
    axeRuns: reports.filter(({ type }) => type === 'a11y').length,
    pictures,
  };
  task.meta.reports = []; // long lists that nobody reads here, and that would be sent across
  const all = [...heard, ...problems, ...takeHeard()];
  if (all.length === 0) return;
  const failure = new Error(all.join('\n'));
  failure.stack = String(failure); // where this file stands helps nobody
  throw failure;
});
