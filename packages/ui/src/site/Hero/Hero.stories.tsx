import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Site/Hero',
  tags: ['stable'],
  component: Hero,
  args: { guideHref: '#gids', nextHref: '#verder', onContact: fn() },
  globals: { viewport: { value: 'desktop' } },
});

export const FirstScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ondernemen via Cyprus');
    await canvas.findByText('Limassol');
  },
});

/** One primary action, which opens the contact form, and a quiet link to the guide. */
export const Actions = meta.story({
  parameters: { picture: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Gratis e-book' })).toHaveAttribute('href', '#gids');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan een gratis intake' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
});
