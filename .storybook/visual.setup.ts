import '@fnc/ui/fonts.css';
import '@fnc/ui/codeFont.css';
import * as react from 'react';
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

/** Whether it is the first story of its file, which shows the component in its usual form. */
const isFirst = (task: StoryTask) => (task.suite ?? task.file).tasks[0] === task;

listen();

// React's development build records a stack trace for each element, up to a limit a second: a tenth of the time of a
// story, and no check reads them. The limit is reached from the start.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React starts a new count each second.
  },
});

// Before the first story: sizes measured while rendering, as for a tooltip, must not depend on the fallback fonts.
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
  task.meta.reports = []; // long lists that are not needed and would be sent to the runner
  const all = [...heard, ...problems, ...takeHeard()];
  if (all.length === 0) return;
  const failure = new Error(all.join('\n'));
  failure.stack = String(failure); // without the stack of this file, which does not help
  throw failure;
});
