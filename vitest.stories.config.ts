import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
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
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root, browserName }) =>
            path.join(root, '.storybook/baselines', `${arg}.${browserName}${ext}`),
        },
      },
    },
  },
});
