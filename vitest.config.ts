import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';

const sources = ['packages/*/src/**', 'apps/*/src/**', 'scripts/**', 'guide/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: sources.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/*.contract.test.ts', '**/node_modules/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'contract',
          include: sources.map((folder) => `${folder}/*.contract.test.ts`),
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
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
      },
    ],
  },
});
