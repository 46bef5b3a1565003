import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WhyCyprus } from './WhyCyprus.tsx';

const meta = preview.meta({
  title: 'Site/WhyCyprus',
  tags: ['stable'],
  component: WhyCyprus,
  args: { calculatorHref: '#calculator' },
  globals: { viewport: { value: 'desktop' } },
});

/** The coast begins where the next sections have their course. */
export const Desktop = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Vier redenen, elk met de voorwaarde erbij' });
    await expect(section).toHaveAttribute('id', 'why-cyprus');
    const reasons = canvas.getAllByRole('listitem');
    const titles = reasons.map((reason) => within(reason).getByRole('heading', { level: 3 }).textContent);
    await expect(titles).toEqual([
      'Laag tarief op winst',
      'Emigreren hoeft niet voor de vennootschap',
      'Binnen de Europese regels',
      'Strategisch gelegen',
    ]);
    for (const reason of reasons) await expect(within(reason).getByText('Voorwaarde:')).toBeVisible();
  },
});

/** The figure is today's rate; the one of older brochures is beside it with its last year. */
export const DatedRates = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15%')).toBeVisible();
    await expect(canvas.getByText('sinds 2026, 12,5% tot en met 2025')).toBeVisible();
    await expect(canvas.getByText(/over dividend 24,5% of 31% in box 2/)).toBeVisible();
    await expect(canvas.getByText(/betaal je daar meestal box 1 over loon/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#calculator');
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** No coast: the ring is before the place, and the figures are above their words. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
