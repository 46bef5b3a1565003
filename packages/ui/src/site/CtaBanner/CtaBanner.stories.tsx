import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CtaBanner } from './CtaBanner.tsx';

const meta = preview.meta({
  title: 'Site/CtaBanner',
  tags: ['stable'],
  component: CtaBanner,
  args: { contactHref: '#contact' },
  globals: { viewport: { value: 'desktop' } },
});

/** The line comes from the right margin and ends at Limassol. */
export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'In 30 minuten weet je of Cyprus bij je past' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plan een gratis intake' })).toHaveAttribute('href', '#contact');
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** The island is below the action, and the line comes from below. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
