import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleAppearance } from '../testing/appearance.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { SignIn } from './SignIn.tsx';

const answers = (problem: Problem | null) => fn(() => Promise.resolve(problem));

const meta = preview.meta({
  title: 'Admin/SignIn',
  tags: ['stable'],
  component: SignIn,
  globals: desktop,
  args: {
    onSignIn: answers(null),
    keepsCopy: false,
    onKeepsCopy: fn(),
    siteHref: '/',
    appearance: sampleAppearance,
  },
});

export const Empty = meta.story();

/** The server ended the session: a notice says so before the first attempt. */
export const Expired = meta.story({
  args: { expired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Je bent niet meer ingelogd - log opnieuw in');
  },
  parameters: { everyTurn: true },
});

/** Data stays on this device after signing out only if the box is ticked. */
export const KeptOnThisDevice = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('checkbox', { name: 'Bewaar mijn gegevens op dit apparaat' });
    await expect(choice).not.toBeChecked();
    await expect(choice).toHaveAccessibleDescription(/Na het uitloggen kan wie dit apparaat gebruikt het lezen/);
    await userEvent.click(choice);
    await expect(args.onKeepsCopy).toHaveBeenLastCalledWith(true);
  },
});

/** No request is sent while a field is empty; the first empty one gets the focus. */
export const FieldsMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Vul je gebruikersnaam in')).toBeVisible();
    await expect(canvas.getByText('Vul je wachtwoord in')).toBeVisible();
    await expect(canvas.getByLabelText('Gebruikersnaam')).toHaveFocus();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** The user name stays, the password is emptied and focused. */
export const Refused = meta.story({
  args: { onSignIn: answers({ code: 'credentials_wrong', status: 401 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'verkeerd{Enter}');
    await expect(await canvas.findByText(/Gebruikersnaam of wachtwoord klopt niet/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Inloggen mislukt.');
    await expect(canvas.getByLabelText('Gebruikersnaam')).toHaveValue('marit');
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveValue('');
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveFocus();
    await expect(args.onSignIn).toHaveBeenCalledWith('marit', 'verkeerd');
  },
  parameters: { everyTurn: true },
});

/** The server's own sentence, because only the server knows how long to wait. */
export const TooManyAttempts = meta.story({
  args: {
    onSignIn: answers({
      code: 'too_many_attempts',
      status: 429,
      message: 'Te vaak geprobeerd. Probeer het over 14 min opnieuw.',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'verkeerd{Enter}');
    await expect(await canvas.findByText(/Probeer het over 14 min opnieuw/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Even wachten.');
  },
  parameters: { everyTurn: true },
});

export const ServerUnreachable = meta.story({
  args: { onSignIn: answers({ code: 'cannot_connect' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'geheim{Enter}');
    await expect(await canvas.findByText(/Geen verbinding met de server/)).toBeVisible();
  },
  parameters: { everyTurn: true },
});

/** A second press during the request does nothing. */
export const Slow = meta.story({
  args: { onSignIn: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'geheim{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Inloggen…' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
