import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkylineQuote } from './SkylineQuote.tsx';

const meta = preview.meta({
  title: 'Site/SkylineQuote',
  tags: ['stable'],
  component: SkylineQuote,
  globals: { viewport: { value: 'desktop' } },
});

/** Each sentence has its own line. */
export const Desktop = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByText('Een postadres is geen onderneming.').getBoundingClientRect();
    const second = canvas.getByText('Wat telt, is waar de besluiten vallen.').getBoundingClientRect();
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    await expect(second.height).toBeLessThan(70);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** The towers stay visible; the harbour at the left is clipped. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
