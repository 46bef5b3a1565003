import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

const answers = (problem: Problem | null) => fn(() => Promise.resolve(problem));

const meta = preview.meta({
  title: 'Admin/ChangePasswordDialog',
  tags: ['stable'],
  component: ChangePasswordDialog,
  globals: desktop,
  args: { open: true, onClose: fn(), onChange: answers(null) },
});

export const Open = meta.story();

async function fillIn(userEvent: { type: (element: Element, text: string) => Promise<void> }) {
  await userEvent.type(await screen.findByLabelText('Huidig wachtwoord'), 'oud wachtwoord');
  await userEvent.type(screen.getByLabelText('Nieuw wachtwoord'), 'rustig varen');
  await userEvent.type(screen.getByLabelText('Nieuw wachtwoord, nog een keer'), 'rustig varen{Enter}');
}

/** The busy button is narrower, and moves its neighbour under the second half of a double click: that cancels nothing. */
export const Saving = meta.story({
  args: { onChange: fn(() => new Promise<never>(() => undefined)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await fillIn(userEvent);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(screen.getByText('Annuleer').closest('[inert]')).not.toBeNull();
  },
});

/** An error about one field is shown below that field. */
export const WrongCurrentPassword = meta.story({
  args: { onChange: answers({ code: 'current_password_wrong', status: 400 }) },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await expect(await screen.findByText('Het huidige wachtwoord klopt niet. Vul het opnieuw in.')).toBeVisible();
    await expect(screen.getByLabelText('Huidig wachtwoord')).toHaveFocus();
  },
});

/** The server's reason why a password is too easy to guess is shown below the new password. */
export const Guessable = meta.story({
  args: { onChange: answers({ code: 'password_personal', status: 400 }) },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await expect(
      await screen.findByText(/Zonder je gebruikersnaam en onze naam blijft er te weinig over/),
    ).toBeVisible();
    await expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveFocus();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const NotAuthenticated = meta.story({
  args: { onChange: answers({ code: 'password_not_authenticated', status: 401 }) },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Niet ingelogd. Log opnieuw in.');
  },
});

export const Failed = meta.story({
  args: { onChange: answers({ code: 'cannot_connect' }) },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Wachtwoord wijzigen mislukt.*Geen verbinding/);
  },
});
