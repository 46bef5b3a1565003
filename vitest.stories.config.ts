import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';
import { commands } from './scripts/pictures/commands.ts';
import { SuiteReporter } from './scripts/pictures/reporter.ts';

/** Where a program that started this run wants to read its outcome. */
const report = process.env['STORIES_REPORT'];

export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    isolate: false, // one page for all stories: a new one for each file takes half a second
    api: { host: '127.0.0.1' }, // only this machine can reach the server
    globalSetup: ['scripts/pictures/globalSetup.ts'],
    reporters: [
      'default',
      new SuiteReporter(),
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
    // A busy machine is slow, not wrong; and one hook turns a story through all its states.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['.storybook/visual.setup.ts'],
    // Rules go into the style sheet one by one, as in production; as text, each one makes the browser read all again.
    env: { SC_DISABLE_SPEEDY: 'false' },
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
      commands,
    },
  },
});
