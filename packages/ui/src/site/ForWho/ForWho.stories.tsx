import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ForWho } from './ForWho.tsx';

const meta = preview.meta({
  title: 'Site/ForWho',
  tags: ['stable'],
  component: ForWho,
  args: {
    breakEvenHref: '#break-even',
    hrefs: { captains: '#kapiteins', consultants: '#consultants', nomads: '#nomads', entrepreneurs: '#ondernemers' },
  },
  globals: { viewport: { value: 'desktop' } },
});

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Voor wie buiten de landsgrenzen werkt' });
    await expect(section).toHaveAttribute('id', 'for-who');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Kapiteins en schippers',
      'Consultants',
      'Digital nomads',
      'Internationale ondernemers',
    ]);
    await expect(canvas.getByRole('link', { name: 'Kapiteins en schippers' })).toHaveAttribute('href', '#kapiteins');
    await expect(canvas.getAllByText(/^Let op:/)).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'omslagpunt' })).toHaveAttribute('href', '#break-even');
  },
});

/** Stacked, because two columns would be too narrow. */
export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
