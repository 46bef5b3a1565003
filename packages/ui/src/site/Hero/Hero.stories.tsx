import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Site/Hero',
  component: Hero,
  args: { guideHref: '#gids', nextHref: '#verder', onContact: fn() },
  globals: { viewport: { value: 'desktop' } },
});

export const FirstScreen = meta.story({
  parameters: { variants: ['en', 'dark', 'phone'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ondernemen via Cyprus');
    await expect(canvas.getByRole('link', { name: 'Gratis e-book' })).toHaveAttribute('href', '#gids');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan een gratis intake' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    await canvas.findByText('Limassol');
  },
});
