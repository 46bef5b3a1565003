import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PrivacyLink } from './FormParts.tsx';

const meta = preview.meta({
  title: 'Site/PrivacyLink',
  tags: ['stable'],
  component: PrivacyLink,
  args: { href: '/privacy' },
  parameters: { frame: 'padded' },
});

/** It tells screen readers that it opens a new tab, and is large enough for a finger. */
export const BelowAForm = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hoe we met je gegevens omgaan (opent in een nieuw venster)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
});
