import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';
import { baselineBrowser } from './scripts/pictures/baselineBrowser.ts';
import { compareStructure } from './scripts/pictures/compareStructure.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    structure: Record<string, never>;
  }
}

const toThePixel = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
} as const;
const byStructure = { comparatorName: 'structure', comparators: { structure: compareStructure } } as const;

export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
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
          // <story id>[.<variant>].<browser>.png; Vitest leaves no dot in a name, hence the two lines.
          resolveScreenshotPath: ({ arg, ext, root, browserName }) =>
            path.join(root, '.storybook/baselines', `${arg.replace('__', '.')}.${browserName}${ext}`),
        },
      },
    },
  },
});
