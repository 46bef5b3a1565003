import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FounderStory } from './FounderStory.tsx';

const meta = preview.meta({
  title: 'Site/FounderStory',
  tags: ['new'],
  component: FounderStory,
  globals: { viewport: { value: 'desktop' } },
});

/** Until it is the founder's own text, the page says that it is a sample. */
export const Sample = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Eerst op eigen koers gevaren' });
    await expect(section).toHaveAttribute('id', 'mission-story');
    await expect(canvas.getByText(/Marit Koersman/)).toBeVisible();
    await expect(canvas.getAllByText('voorbeeld')).toHaveLength(2);
    await expect(canvas.getByText('Register Belastingadviseurs, nr. 000000')).toBeVisible();
    await expect(canvas.getByText(/Voorbeeld Fiduciary Ltd, met vergunning CySEC/)).toBeVisible();
  },
});

export const Verified = meta.story({
  args: { verified: true },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('voorbeeld')).toHaveLength(1); // the adviser's
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** The chart first, as wide as the words. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
