import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { press } from '../../testing/press.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx';

/** A page with input when the session ends. */
function AtWork(props: Omit<SignInAgainProps, 'open'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <TextArea label="Notities" defaultValue="Belt dinsdag terug over de bv in Rotterdam." />
      <SignInAgain
        {...props}
        open={open}
        onSignIn={async (username, password) => {
          const problem = await props.onSignIn(username, password);
          if (problem === null) setOpen(false);
          return problem;
        }}
      />
    </>
  );
}

const answers = (problem: Problem | null) => fn(() => Promise.resolve(problem));

const meta = preview.meta({
  title: 'Admin/SignInAgain',
  tags: ['stable'],
  component: AtWork,
  globals: desktop,
  args: { username: 'marit', onSignIn: answers(null), onLeave: fn() },
});

/** The open dialog. */
export const Asks = meta.story();

/** The password is focused, the name is known; the input is unchanged afterwards. */
export const Expired = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const password = await screen.findByLabelText('Wachtwoord');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(screen.getByLabelText('Gebruikersnaam')).toHaveAttribute('readonly');
    await press('rustig varen{Enter}');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith('marit', 'rustig varen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Notities')).toHaveValue('Belt dinsdag terug over de bv in Rotterdam.');
  },
});

/** A page where the session ends by a button, while its field keeps the focus. */
function EndsWhileTyping(props: Omit<SignInAgainProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextArea label="Notities" onChange={({ target }) => target.value.endsWith('eerste') && setOpen(true)} />
      <SignInAgain {...props} open={open} />
    </>
  );
}

/** The session ends in the middle of a sentence: what is typed on goes into the text, and not into the password. */
export const WhileTyping = meta.story({
  render: (args) => <EndsWhileTyping {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const notes = canvas.getByLabelText('Notities');
    notes.focus();
    await press('De eerste');
    await press(' en de tweede helft van de zin{Enter}');
    await expect(notes).toHaveValue('De eerste en de tweede helft van de zin\n');
    const password = await screen.findByLabelText('Wachtwoord', undefined, { timeout: 5000 });
    await waitFor(() => expect(password).toHaveFocus(), { timeout: 5000 });
    await expect(password).toHaveValue('');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** Only the password can be wrong: the name is known. */
export const Refused = meta.story({
  args: { onSignIn: answers({ code: 'credentials_wrong', status: 401 }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Wachtwoord')).toHaveFocus());
    await press('verkeerd{Enter}');
    await expect(await screen.findByText(/Het wachtwoord klopt niet/)).toBeVisible();
    await expect(screen.queryByText(/Gebruikersnaam of/)).toBeNull();
    await expect(screen.getByLabelText('Wachtwoord')).toHaveFocus();
  },
});

/** Neither Escape nor a click beside it closes the dialog; leaving is a button. */
export const NoWayPast = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Wachtwoord')).toHaveFocus());
    await press('{Escape}');
    await press('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Log opnieuw in' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop en ga naar de inlogpagina' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
