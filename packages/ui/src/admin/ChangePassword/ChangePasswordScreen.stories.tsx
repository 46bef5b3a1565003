import { expect, fn, type userEvent as userEvents, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleAppearance } from '../testing/appearance.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

interface Steps {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<(typeof userEvents)['setup']>;
}

const answers = (problem: Problem | null) => fn(() => Promise.resolve(problem));

const meta = preview.meta({
  title: 'Admin/ChangePasswordScreen',
  tags: ['stable'],
  component: ChangePasswordScreen,
  globals: desktop,
  args: { onChange: answers(null), onDone: fn(), onSignOut: fn(), appearance: sampleAppearance },
});

export const Empty = meta.story();

/** Too short and not equal: both errors are shown at once. */
export const BadPasswords = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Eenmalig wachtwoord'), 'eenmalig');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'kort');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord, nog een keer'), 'anders');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar en ga verder' }));
    await expect(await canvas.findByText('Gebruik ten minste 8 tekens voor het wachtwoord')).toBeVisible();
    await expect(
      canvas.getByText('De nieuwe wachtwoorden zijn niet gelijk. Vul twee keer hetzelfde in.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Nieuw wachtwoord')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

async function fillIn({ canvas, userEvent }: Steps) {
  await userEvent.type(canvas.getByLabelText('Eenmalig wachtwoord'), 'eenmalig');
  await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'rustig varen');
  await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord, nog een keer'), 'rustig varen');
  await userEvent.click(canvas.getByRole('button', { name: 'Bewaar en ga verder' }));
}

/** An error about one field is shown below that field. */
export const Refused = meta.story({
  args: { onChange: answers({ code: 'current_password_wrong', status: 400 }) },
  play: async (steps) => {
    await fillIn(steps);
    await expect(await steps.canvas.findByText('Het huidige wachtwoord klopt niet. Vul het opnieuw in.')).toBeVisible();
    await expect(steps.canvas.getByLabelText('Eenmalig wachtwoord')).toHaveFocus();
  },
  parameters: { everyTurn: true },
});

/** The server's reason why a password is too easy to guess is shown below the new password. */
export const Guessable = meta.story({
  args: { onChange: answers({ code: 'password_common', status: 400 }) },
  play: async (steps) => {
    await fillIn(steps);
    await expect(await steps.canvas.findByText(/een van de meest gebruikte wachtwoorden/)).toBeVisible();
    await expect(steps.canvas.getByLabelText('Nieuw wachtwoord')).toHaveFocus();
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
  },
});

/** A second press during the request does nothing. */
export const Slow = meta.story({
  args: { onChange: fn(() => new Promise<null>(() => undefined)) },
  play: async (steps) => {
    await fillIn(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: 'Wijzigen…' }));
    await expect(steps.args.onChange).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { onChange: answers({ code: 'cannot_connect' }) },
  play: async (steps) => {
    await fillIn(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(/Wachtwoord wijzigen mislukt/);
  },
  parameters: { everyTurn: true },
});

/** A success message, which closes by itself after two seconds. */
export const Changed = meta.story({
  play: async (steps) => {
    const { args, canvas } = steps;
    await fillIn(steps);
    await expect(await canvas.findByText('Wachtwoord gewijzigd!')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith('eenmalig', 'rustig varen');
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 4000 });
  },
  parameters: { everyTurn: true },
});
