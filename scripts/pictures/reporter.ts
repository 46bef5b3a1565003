import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { root } from '../staleness.ts';
import type { StoryMeta } from './pageCommands.ts';
import { keepProvenPairs } from './provenPairs.ts';
import { writeReport } from './reportPage.ts';
import { baselines, createPictureStore, failures } from './store.ts';
import { deadPictures, summaryOf, tooLarge, type SeenStory } from './summary.ts';

function seenStory(test: TestCase): SeenStory | null {
  const { storyId, suite } = test.meta() as StoryMeta;
  if (storyId === undefined) return null;
  return {
    storyId,
    file: path.relative(root, test.module.moduleId),
    passed: test.result().state === 'passed',
    ...(suite ?? { plays: false, axeRuns: 0, pictures: [] }),
  };
}

/** Prints a summary of the suite, and fails on baselines without a story or of too large a size. */
export class SuiteReporter implements Reporter {
  private vitest: Vitest | undefined;
  private whole = false;
  private started = 0;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    this.started = performance.now();
    const all = (await this.vitest?.globTestSpecifications()) ?? [];
    const { testNamePattern, shard } = this.vitest?.config ?? {};
    // For a shard Vitest lists all files here, and runs a part of them.
    this.whole = specifications.length === all.length && testNamePattern === undefined && shard === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules
      .flatMap((module) => [...module.children.allTests()].map(seenStory))
      .filter((story) => story !== null);
    const store = createPictureStore(baselines);
    const took = stories.some(({ pictures }) => pictures.length > 0);
    const complete = this.whole && took && modules.every((module) => module.errors().length === 0);
    const complaints: string[] = [];
    if (complete) complaints.push(...this.sweep(stories));
    if (took) keepProvenPairs();
    const bytes = store.size();
    const duration = performance.now() - this.started;
    console.warn(['', ...summaryOf(stories, { bytes, duration }), ''].join('\n'));
    const report = writeReport(store, createPictureStore(failures));
    if (report !== null) complaints.push(`Before, after and difference of each: ${path.relative(root, report)}`);
    const large = took ? tooLarge(bytes) : null;
    if (large !== null) complaints.push(large);
    if (complaints.length === 0) return;
    console.error(complaints.join('\n'));
    process.exitCode = 1;
  }

  /** An update deletes unused baselines, every other run reports them. */
  private sweep(stories: readonly SeenStory[]): readonly string[] {
    const store = createPictureStore(baselines);
    const dead = deadPictures(store.names(), stories);
    if (this.vitest?.config.snapshotOptions.updateSnapshot !== 'all') {
      return dead.map(
        (name) => `${path.relative(root, store.fileOf(name))} has no story any more: npm run stories:update`,
      );
    }
    for (const name of dead) store.remove(name);
    return [];
  }
}
