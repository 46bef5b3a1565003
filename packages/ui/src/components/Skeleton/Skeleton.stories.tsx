import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton, SkeletonCards } from './Skeleton.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  tags: ['stable'],
  component: Skeleton,
  parameters: { density: 'console', sameWords: true },
});

export const Line = meta.story({ args: { width: 180 } });
export const Block = meta.story({ args: { width: '60%', height: 120 } });
export const Lines = meta.story({ render: () => <SkeletonLines lines={4} /> });
export const Cards = meta.story({ render: () => <SkeletonCards cards={2} /> });
export const LinesOnTheSite = meta.story({
  render: () => <SkeletonLines lines={4} />,
  parameters: { density: 'site' },
});

/** As high as the paragraph that replaces it: four lines of 20 px. */
export const SameHeight = meta.story({
  render: () => <SkeletonLines lines={4} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBe(80);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
