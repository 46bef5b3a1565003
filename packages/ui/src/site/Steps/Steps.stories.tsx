import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Steps } from './Steps.tsx';

const meta = preview.meta({
  title: 'Site/Steps',
  tags: ['stable'],
  component: Steps,
  args: { contactHref: '#contact' },
  globals: { viewport: { value: 'desktop' } },
  parameters: { sameIn: ['dark'] },
});

/** The course enters in the left margin, passes the numbers and leaves in the right one. */
export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vijf stappen van vraag naar vennootschap' })).toHaveAttribute(
      'id',
      'steps',
    );
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Gratis intake',
      'Analyse en advies',
      'Registratie',
      'Postadres en bank',
      'Boekhouding en compliance',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Each step's costs are below it, and below all steps a note says that they are estimates. */
export const Costs = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [intake, , registration, , compliance] = canvas.getAllByRole('listitem');
    if (!intake || !registration || !compliance) throw new Error('steps are missing');
    await expect(within(intake).getByText('30 minuten, gratis')).toBeVisible();
    await expect(within(registration).getByText(/€\s2\.000 tot €\s3\.000 eenmalig/)).toBeVisible();
    await expect(within(compliance).getByText(/Ongeveer €\s450 per maand/)).toBeVisible();
    await expect(canvas.getByText(/raming vooraf/)).toBeVisible();
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** Stacked on a vertical course. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
