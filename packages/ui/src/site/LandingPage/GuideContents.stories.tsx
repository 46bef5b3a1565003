import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { GuideContents } from './GuideContents.tsx';

const meta = preview.meta({
  title: 'Site/LandingPage/GuideContents',
  tags: ['stable'],
  component: GuideContents,
  globals: { viewport: { value: 'desktop' } },
});

/** Each part with the page it begins on, also for who only hears it. */
export const SixParts = meta.story({
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts).toHaveLength(6);
    await expect(parts[0]).toHaveTextContent('(pagina 3)');
    await expect(parts[5]).toHaveTextContent('(pagina 12)');
  },
});
