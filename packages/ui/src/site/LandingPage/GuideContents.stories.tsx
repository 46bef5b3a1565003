import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { GuideContents } from './LandingPage.tsx';
import type { LandingVariant } from './landing.data.ts';

function Example({ variant = 'general' }: { variant?: LandingVariant }) {
  return <GuideContents variant={variant} />;
}

const meta = preview.meta({
  title: 'Site/LandingPage/GuideContents',
  tags: ['stable'],
  component: Example,
  globals: { viewport: { value: 'desktop' } },
});

/** Each part with its page number, also for screen readers. */
export const SixParts = meta.story({
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts).toHaveLength(6);
    await expect(parts[0]).toHaveTextContent('(pagina 3)');
    await expect(parts[5]).toHaveTextContent('(pagina 12)');
  },
});

/** Seafarers see the part about the sea. */
export const ForSeafarers = meta.story({
  args: { variant: 'facebook' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { name: 'Zee, IP en internationaal' })).toBeVisible();
  },
});
