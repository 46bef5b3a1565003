import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';
import { baselineBrowser } from './scripts/pictures/baselineBrowser.ts';
import { compareStructure } from './scripts/pictures/compareStructure.ts';
import { compareToThePixel } from './scripts/pictures/compareToThePixel.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    structure: Record<string, never>;
    toThePixel: Record<string, never>;
  }
}

/** `components-button__primary__dark` → `components-button--primary.dark`: the story's id and the variant. */
function pictureName(argument: string): string {
  const [component, story, variant] = argument.split('__');
  return [`${component}--${story}`, variant].filter((part) => part !== undefined).join('.');
}

const toThePixel = { comparatorName: 'toThePixel', comparators: { toThePixel: compareToThePixel } } as const;
const byStructure = { comparatorName: 'structure', comparators: { structure: compareStructure } } as const;

export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    isolate: false, // one page for all stories: a new one for each file takes half a second
    // New pictures and the difference to old ones are written; only this machine can reach the server.
    api: { host: '127.0.0.1', allowWrite: true },
    globalSetup: ['scripts/pictures/globalSetup.ts'],
    setupFiles: ['.storybook/visual.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
          args: [...chromiumArgs],
        },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'nl-NL',
          timezoneId: 'Europe/Amsterdam',
          deviceScaleFactor: 1,
          colorScheme: 'light',
        },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          ...(baselineBrowser(chromiumPath).exact ? toThePixel : byStructure),
          resolveScreenshotPath: ({ arg, ext, root, browserName }) =>
            path.join(root, '.storybook/baselines', `${pictureName(arg)}.${browserName}${ext}`),
        },
      },
    },
  },
});
