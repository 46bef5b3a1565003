import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { waitingLead } from '../testing/sampleLeads.ts';
import { DeleteLeadsDialog } from './LeadQuestions.tsx';

const meta = preview.meta({
  title: 'Admin/LeadQuestions',
  tags: ['stable'],
  component: DeleteLeadsDialog,
  globals: desktop,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { leads: [waitingLead], onConfirm: fn(), onCancel: fn() },
});

/** Whoever erases a person is told that a client made from the lead stays, and can open it. */
export const OfAClient = meta.story({
  args: { client: { name: 'Golfslag BV', href: '/admin/clients/7' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Esmee Golfslag verwijderen?' }));
    await expect(dialog.getByText(/De klant blijft:/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Golfslag BV' })).toHaveAttribute('href', '/admin/clients/7');
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijder lead' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const OfNoClient = meta.story({
  args: { client: null },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(screen.queryByText(/De klant blijft/)).toBeNull();
  },
});
