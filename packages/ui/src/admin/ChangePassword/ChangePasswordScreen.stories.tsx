import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleAppearance } from '../testing/appearance.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const answers = (problem: Problem | null) => fn(() => Promise.resolve(problem));

const meta = preview.meta({
  title: 'Admin/ChangePasswordScreen',
  tags: ['stable'],
  component: ChangePasswordScreen,
  globals: desktop,
  args: { onChange: answers(null), onDone: fn(), onSignOut: fn(), appearance: sampleAppearance },
});

export const Empty = meta.story();

/** Too short and not the same are both said at once. */
export const BadPasswords = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Eenmalig wachtwoord'), 'eenmalig');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'kort');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord, nog een keer'), 'anders');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar en ga verder' }));
    await expect(await canvas.findByText('Het wachtwoord moet ten minste 8 tekens hebben')).toBeVisible();
    await expect(canvas.getByText('De nieuwe wachtwoorden zijn niet gelijk')).toBeVisible();
    await expect(canvas.getByLabelText('Nieuw wachtwoord')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Says so, and goes away by itself after two seconds. */
export const Changed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Eenmalig wachtwoord'), 'eenmalig');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'rustig varen');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord, nog een keer'), 'rustig varen');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar en ga verder' }));
    await expect(await canvas.findByText('Wachtwoord gewijzigd!')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith('eenmalig', 'rustig varen');
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 4000 });
  },
});
