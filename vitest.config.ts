import { defineConfig } from 'vitest/config';

// The stories run in a browser and have a configuration of their own, vitest.stories.config.ts: loading Storybook here
// would cost every unit test run some seconds.
const sources = [
  'packages/*/src/**',
  'apps/*/src/**',
  'apps/site/{prerender,seo,reading}/**',
  'scripts/**',
  'guide/**',
  'knowledge/**',
  'bench/**',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: sources.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/*.contract.test.ts', '**/node_modules/**'],
          environment: 'node',
          // Without a world of its own for each file: twice as fast, and no test here leaves anything behind.
          pool: 'threads',
          isolate: false,
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
    ],
  },
});
