import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** Tests that take minutes. They start first, so that no worker waits for the last of them. */
const longest = ['scripts/faults/killed.contract.test.ts', 'apps/server/src/jobs/twoServers.contract.test.ts'];

const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: sources.map((folder) => `${folder}/*.contract.test.ts`),
          environment: 'node',
          globalSetup: ['apps/server/src/testing/migratedTemplates.ts'],
          // By default Vitest leaves one processor free, and uses one of two.
          maxWorkers: '100%',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
