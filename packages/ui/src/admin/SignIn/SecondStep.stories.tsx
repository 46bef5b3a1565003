import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleAppearance } from '../testing/appearance.ts';
import { phone } from '../testing/screens.ts';
import { SignIn } from './SignIn.tsx';

const meta = preview.meta({
  title: 'Admin/SignIn/SecondStep',
  tags: ['stable'],
  component: SignIn,
  globals: phone,
  args: {
    onSignIn: fn((_username: string, _password: string, code?: string) =>
      Promise.resolve(
        code === undefined
          ? ({ code: 'second_factor_required', status: 401 } as const)
          : code === '123456'
            ? null
            : ({ code: 'second_factor_wrong', status: 401 } as const),
      ),
    ),
    keepsCopy: false,
    onKeepsCopy: fn(),
    siteHref: '/',
    appearance: sampleAppearance,
  },
});

/** A wrong code is refused at its field; the right one signs in with the name and password typed before. */
export const CodeOfTheApp = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'rustig varen{Enter}');
    const code = await canvas.findByLabelText('Code van 6 cijfers');
    await expect(code).toHaveFocus();
    // The password was right, so it is not the first time.
    await expect(canvas.queryByText(/^Eerste keer/)).toBeNull();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText(/Deze code klopt niet/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code van 6 cijfers'), '123456{Enter}');
    await expect(args.onSignIn).toHaveBeenLastCalledWith('marit', 'rustig varen', '123456');
  },
});

/** Without the app: a recovery code, which also contains letters, signs in too. */
export const RecoveryCode = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onSignIn: fn((_username: string, _password: string, code?: string) =>
      Promise.resolve(code === undefined ? ({ code: 'second_factor_required', status: 401 } as const) : null),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'rustig varen{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gebruik een herstelcode' }));
    const code = await canvas.findByLabelText('Herstelcode');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('inputmode', 'text');
    await userEvent.type(code, 'abcd-efgh-jkmn-pqrs{Enter}');
    await expect(args.onSignIn).toHaveBeenLastCalledWith('marit', 'rustig varen', 'abcd-efgh-jkmn-pqrs');
  },
});

/** A recovery code works once; a used or wrong one is refused, and the next one can be typed in the same field. */
export const RecoveryCodeRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gebruikersnaam'), 'marit');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'rustig varen{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gebruik een herstelcode' }));
    await userEvent.type(await canvas.findByLabelText('Herstelcode'), 'abcd-efgh-jkmn-pqrs{Enter}');
    await expect(await canvas.findByText(/Deze code klopt niet/)).toBeVisible();
    const code = canvas.getByLabelText('Herstelcode');
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('');
    await expect(args.onSignIn).toHaveBeenLastCalledWith('marit', 'rustig varen', 'abcd-efgh-jkmn-pqrs');
  },
  parameters: { everyTurn: true },
});
