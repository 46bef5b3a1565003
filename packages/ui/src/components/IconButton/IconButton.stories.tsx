import { Ellipsis, Trash2, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { icon: X, label: 'Sluit', onClick: fn() },
  parameters: { density: 'console' },
});

export const Quiet = meta.story();
export const Bordered = meta.story({ args: { icon: Ellipsis, label: 'Meer acties', variant: 'secondary' } });
export const Danger = meta.story({ args: { icon: Trash2, label: 'Verwijder', variant: 'danger' } });
export const SiteSize = meta.story({ parameters: { density: 'site' } });

/** The name shows itself to keyboard users too; Escape takes it away without losing the focus. */
export const Named = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sluit' })).toHaveFocus();
    await screen.findByText('Sluit');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Sluit')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
