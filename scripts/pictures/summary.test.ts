import { expect, test } from 'vitest';
import { deadPictures, summaryOf, tooLarge, type SeenStory } from './summary.ts';

const story = (storyId: string, more: Partial<SeenStory> = {}): SeenStory => ({
  storyId,
  file: `${storyId.split('--')[0]}.stories.tsx`,
  passed: true,
  plays: false,
  axeRuns: 1,
  pictures: [storyId, `${storyId}.dark`],
  ...more,
});

test('a picture that no story took is dead', () => {
  const names = ['components-a--b', 'components-a--b.dark', 'components-a--b.phone', 'components-gone--b'];
  expect(deadPictures(names, [story('components-a--b')])).toEqual(['components-a--b.phone', 'components-gone--b']);
});

test('a story that failed may not have reached all its pictures', () => {
  const failed = story('components-a--b', { passed: false, pictures: [] });
  expect(deadPictures(['components-a--b.phone'], [failed])).toEqual([]);
});

test('the end of a run says what was looked at', () => {
  const stories = [
    story('components-a--b', { plays: true }),
    story('components-a--c'),
    story('site-hero--d', { axeRuns: 0, pictures: [] }),
  ];
  expect(summaryOf(stories, { bytes: 1_234_567, duration: 83_400 })).toEqual([
    'Components: 2 (Components 1, Site 1)',
    'Stories: 3, 1 with a play function, 2 axe runs',
    'Pictures: 4 compared; the baselines take 1.2 of 40 MB',
    'Time: 1 min 23 s of 5 min',
  ]);
});

test('more than 40 MB is too much', () => {
  expect(tooLarge(40_000_000)).toBeNull();
  expect(tooLarge(40_100_000)).toContain('40.1 MB, the limit is 40');
});
