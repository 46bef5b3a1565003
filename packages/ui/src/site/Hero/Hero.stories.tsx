import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Site/Hero',
  tags: ['stable'],
  component: Hero,
  args: { contactHref: '#contact', guideHref: '#gids', calculatorHref: '/calculator', nextHref: '#verder' },
  globals: { viewport: { value: 'desktop' } },
});

export const FirstScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ondernemen via Cyprus');
    await expect(canvas.getByText('Limassol')).toBeVisible();
    await expect(canvas.getByText('Hoek van Holland – Limassol, 3.312 zeemijl.')).toBeVisible();
    await expect(canvas.getByText('Antwoord binnen 24 uur')).toBeVisible();
    await expect(canvas.getByText('Voor kapiteins, consultants, ondernemers en digital nomads')).toBeVisible();
    await expect(canvas.getByText(/als je zelf op Cyprus gaat wonen/)).toHaveTextContent(/^€\s24\.776 minder per jaar/);
  },
});

/** One primary action to the contact form, and a secondary link to the guide. Links only: no script needed. */
export const Actions = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gratis e-book' })).toHaveAttribute('href', '#gids');
    await expect(canvas.getByRole('link', { name: 'Plan een gratis intake' })).toHaveAttribute('href', '#contact');
    await expect(canvas.getByRole('link', { name: 'Verder' })).toHaveAttribute('href', '#verder');
    await expect(canvas.getByRole('link', { name: 'Reken het na' })).toHaveAttribute(
      'href',
      '/calculator?omzet=150000&vorm=bv&tarief=2026&wonen=cy',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
