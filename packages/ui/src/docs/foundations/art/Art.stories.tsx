import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ArtSheet, mostBytes } from './ArtSheet.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/Overview',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

const weightOf = (figure: HTMLElement) => Number(figure.dataset['bytes']);

/** Each drawing weighs at most 8 KB. */
export const OnPage = meta.story({
  render: () => <ArtSheet on="Light" />,
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('figure')];
    await expect(figures.filter((figure) => weightOf(figure) > 0)).toHaveLength(figures.length);
    const heavy = figures.filter((figure) => weightOf(figure) > mostBytes).map(({ textContent }) => textContent);
    await expect(heavy).toEqual([]);
  },
});
export const InTheDark = meta.story({ render: () => <ArtSheet on="Dark" /> });
export const OnDeep = meta.story({ render: () => <ArtSheet on="Deep band, light" /> });
