import path from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { Page } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { inCi } from '../inCi.ts';
import { root } from '../staleness.ts';
import { baselineBrowser, comparesToThePixel } from './baselineBrowser.ts';
import { photograph } from './camera.ts';
import { compareStructure } from './compareStructure.ts';
import { compareToThePixel } from './compareToThePixel.ts';
import { forceStates, photographStates } from './forceStates.ts';
import { matchPicture } from './matchPicture.ts';
import { provenPairs } from './provenPairs.ts';
import { baselines, createPictureStore, failures } from './store.ts';
import { setTextSize } from './textSize.ts';

const safeName = /^[a-z0-9-]+(?:\.[a-z]+)?$/;

const stores = { baselines: createPictureStore(baselines), failures: createPictureStore(failures) };
const exact = comparesToThePixel(baselineBrowser(chromiumPath), inCi(process.env));

/** Validates a file name from the browser: only characters of a story's id. */
function checked(name: string): string {
  if (!safeName.test(name)) throw new Error(`${name} is no name of a picture.`);
  return name;
}

/** A command that compares the screenshot of `take`. */
const matching = <Options extends readonly unknown[]>(take: (page: Page, ...options: Options) => Promise<Buffer>) =>
  defineBrowserCommand<[name: string, ...Options]>(({ page, project, testPath }, name, ...options) => {
    const update = project.vitest.config.snapshotOptions.updateSnapshot === 'all';
    return matchPicture(
      {
        ...stores,
        proven: provenPairs,
        compare: exact || update ? compareToThePixel : compareStructure,
        update,
        renewal: `npm run stories:update -- ${path.relative(root, testPath ?? root)}`,
      },
      checked(name),
      () => take(page, ...options),
    );
  });

/** The commands that the page of a story can call in Node. */
export const commands = {
  matchPicture: matching(photograph),
  matchStates: matching(photographStates),
  forceStates: defineBrowserCommand<[states: readonly string[] | null]>(({ page }, states) =>
    forceStates(page, states),
  ),
  setTextSize: defineBrowserCommand<[standard: number]>(({ page }, standard) => setTextSize(page, standard)),
  forceColors: defineBrowserCommand<[active: boolean]>(({ page }, active) =>
    page.emulateMedia({ forcedColors: active ? 'active' : 'none' }),
  ),
};
