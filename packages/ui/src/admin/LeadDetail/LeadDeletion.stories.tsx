import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { leadDetailArgs } from '../testing/leadDetailArgs.ts';
import { desktop } from '../testing/screens.ts';
import { LeadDetail } from './LeadDetail.tsx';

const meta = preview.meta({
  title: 'Admin/LeadDeletion',
  tags: ['stable'],
  component: LeadDetail,
  globals: desktop,
  parameters: { chromatic: { disableSnapshot: true } },
  args: leadDetailArgs,
});

/** Whoever erases a person is told that a client made from the lead stays, and can open it. */
export const OfAClient = meta.story({
  args: { client: { name: 'Golfslag BV', href: '/admin/clients/7' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder lead' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Esmee Golfslag verwijderen?' }));
    await expect(dialog.getByText(/De klant blijft:/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Golfslag BV' })).toHaveAttribute('href', '/admin/clients/7');
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijder lead' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const OfNoClient = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder lead' }));
    await screen.findByRole('alertdialog');
    await expect(screen.queryByText(/De klant blijft/)).toBeNull();
  },
});
