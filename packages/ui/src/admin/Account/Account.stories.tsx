import { fail, ok } from '@fnc/domain';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../testing/screens.ts';
import { Account, type AccountProps } from './Account.tsx';

const now = '2026-11-20T15:24:00.000Z';
const here = { id: 'a', browser: 'Firefox', system: 'Windows', signedInAt: now, lastUsedAt: now, current: true };
const there = { ...here, id: 'b', browser: 'Safari', system: 'iPhone', current: false };
const codes = Array.from({ length: 10 }, (_none, index) => `abc${'bcdefghjkm'.charAt(index)}-defg-hijk-mnpq`);
const off = { on: false, since: null, recoveryCodesLeft: 0 };
const on = { on: true, since: now, recoveryCodesLeft: 8 };

const isOn = { state: { phase: 'ready', data: { factor: on, sessions: [here, there] } } } as const;
const wrongCode = { code: 'second_factor_wrong' } as const;
const never = () => new Promise<never>(() => undefined);
const unpictured = { chromatic: { disableSnapshot: true } } as const;
const inDialog = async () => within(await screen.findByRole('dialog'));

const meta = preview.meta({
  title: 'Admin/Account',
  tags: ['stable'],
  component: Account,
  globals: phone,
  args: {
    accountName: 'marit',
    state: { phase: 'ready', data: { factor: off, sessions: [here, there] } } as const,
    now,
    onRefresh: fn(),
    onChangePassword: fn(),
    onEnd: fn<AccountProps['onEnd']>(() => Promise.resolve(null)),
    onEndOthers: fn<AccountProps['onEndOthers']>(() => Promise.resolve(ok(1))),
    onSetUp: fn(() =>
      Promise.resolve(
        ok({ key: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP', uri: 'otpauth://totp/FNC:a?secret=JBSWY3DP' }),
      ),
    ),
    onConfirm: fn<AccountProps['onConfirm']>(() => Promise.resolve(ok(codes))),
    onRenew: fn<AccountProps['onRenew']>(() => Promise.resolve(ok(codes))),
    onSwitchOff: fn<AccountProps['onSwitchOff']>(() => Promise.resolve(null)),
    onDownload: fn(),
    onPrint: fn(),
    onCopy: fn(() => Promise.resolve()),
    onDirty: fn(),
    leaving: null,
  },
  parameters: { frame: 'shell', place: null, toasts: 'paused' },
});

export const Off = meta.story();
/** The only open session is the current one, which cannot be ended here. */
export const On = meta.story({
  args: { state: { phase: 'ready', data: { factor: on, sessions: [here] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Je bent nergens anders ingelogd.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Beëindig/ })).toBeNull();
  },
  parameters: { everyTurn: true },
});
export const Loading = meta.story({ args: { state: { phase: 'loading' } } });
export const Failed = meta.story({ args: { state: { phase: 'failed', problem: { code: 'cannot_connect' } } } });

/** Password, QR code and key, a code, and then the recovery codes. */
export const SwitchingOn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet aan' }));
    await userEvent.type(await screen.findByLabelText('Wachtwoord'), 'rustig varen{Enter}');
    await expect(await screen.findByRole('img', { name: /QR-code/ })).toBeVisible();
    await expect(screen.getByLabelText('Code van 6 cijfers')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Code van 6 cijfers'), '123456{Enter}');
    await expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(false));
  },
  parameters: { everyTurn: true },
});

export const EndingFails = meta.story({
  args: { onEndOthers: fn<AccountProps['onEndOthers']>(() => Promise.resolve(fail({ code: 'cannot_connect' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beëindig de andere' }));
    await expect(await canvas.findByText(/Geen verbinding/)).toBeVisible();
  },
});

/** A wrong code: the key stays, so that the next code of the app can be entered. */
export const CodeRefused = meta.story({
  args: { onConfirm: fn<AccountProps['onConfirm']>(() => Promise.resolve(fail(wrongCode))) },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet aan' }));
    await userEvent.type(await screen.findByLabelText('Wachtwoord'), 'rustig varen{Enter}');
    await userEvent.type(await screen.findByLabelText('Code van 6 cijfers'), '000000{Enter}');
    const dialog = await inDialog();
    await expect(await dialog.findByText(/Deze code klopt niet/)).toBeVisible();
    await expect(dialog.queryByText(/herstelcode/)).toBeNull(); // there are none yet
    await expect(dialog.getByLabelText('Sleutel')).toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    await waitFor(() => expect(dialog.getByLabelText('Code van 6 cijfers')).toHaveFocus());
  },
});

/** A wrong code is refused in the dialog; the right one closes it. */
export const SwitchingOff = meta.story({
  args: {
    ...isOn,
    onSwitchOff: fn<AccountProps['onSwitchOff']>((code) => Promise.resolve(code === '123456' ? null : wrongCode)),
  },
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet uit' }));
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('Code'), '000000{Enter}');
    await expect(await dialog.findByText(/Deze code klopt niet/)).toBeVisible();
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByLabelText('Code'));
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await expect(await screen.findByText('De tweede stap staat uit.')).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const SwitchingOffPending = meta.story({
  args: { ...isOn, onSwitchOff: fn<AccountProps['onSwitchOff']>(never) },
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet uit' }));
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    const button = dialog.getByRole('button', { name: 'Zet uit' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onSwitchOff).toHaveBeenCalledOnce();
  },
});

export const Renewing = meta.story({
  args: isOn,
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maak nieuwe herstelcodes' }));
    await userEvent.type((await inDialog()).getByLabelText('Code'), '123456{Enter}');
    await expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
    // They are shown only once: nothing but the button closes the dialog, and a second Enter does not press it.
    const dialog = screen.getByRole('dialog');
    await expect(dialog.querySelector('form')).toHaveFocus();
    await expect(within(dialog).queryByRole('button', { name: 'Sluit' })).toBeNull();
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(screen.getByText(codes[9] ?? '')).toBeVisible();
    await expect(args.onRenew).toHaveBeenCalledWith('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
    await expect(await screen.findByText('Je hebt nieuwe herstelcodes.')).toBeVisible();
  },
});

/** A session that had already ended is removed from the list. */
export const EndingOneFails = meta.story({
  args: { onEnd: fn<AccountProps['onEnd']>(() => Promise.resolve({ code: 'session_not_found' })) },
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Beëindig Safari op iPhone/ }));
    await expect(await canvas.findByText(/Deze sessie was al beëindigd/)).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledWith('b');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** Only the pressed button is busy. */
export const EndingOnePending = meta.story({
  args: { onEnd: fn<AccountProps['onEnd']>(never) },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const one = canvas.getByRole('button', { name: /^Beëindig Safari op iPhone/ });
    await userEvent.click(one);
    await expect(one).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Beëindig de andere' })).not.toHaveAttribute('aria-busy');
  },
});

export const EndingOthersPending = meta.story({
  args: { onEndOthers: fn<AccountProps['onEndOthers']>(never) },
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    const others = canvas.getByRole('button', { name: 'Beëindig de andere' });
    await userEvent.click(others);
    await expect(others).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(others);
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
});

const leaving = (recoveryCodesLeft: number) =>
  ({ state: { phase: 'ready', data: { factor: { ...on, recoveryCodesLeft }, sessions: [here] } } }) as const;

/** With one code left, the page advises to make new codes. */
export const OneCodeLeft = meta.story({
  args: leaving(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog 1 herstelcode over.')).toBeVisible();
    await expect(canvas.getByText(/zonder herstelcode kun je niet inloggen/)).toBeVisible();
  },
  parameters: { everyTurn: true },
});

export const NoCodeLeft = meta.story({
  args: leaving(0),
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Geen herstelcode meer over.')).toBeVisible();
    await expect(canvas.getByText(/zonder herstelcode kun je niet inloggen/)).toBeVisible();
  },
});

/** With three codes left there is no warning. */
export const ThreeCodesLeft = meta.story({
  args: leaving(3),
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nog 3 herstelcodes over/)).toBeVisible();
    await expect(canvas.queryByText(/zonder herstelcode/)).toBeNull();
  },
});

/** A wrong password: the error is beside the field, the input stays, and no key is shown. */
export const PasswordRefused = meta.story({
  args: { onSetUp: fn<AccountProps['onSetUp']>(() => Promise.resolve(fail({ code: 'current_password_wrong' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet aan' }));
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('Wachtwoord'), 'verkeerd{Enter}');
    await expect(await dialog.findByText(/Het huidige wachtwoord klopt niet/)).toBeVisible();
    await expect(dialog.getByLabelText('Wachtwoord')).toHaveValue('verkeerd');
    await expect(dialog.queryByRole('img', { name: /QR-code/ })).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** The old codes stay valid: no new ones were made. */
export const RenewingRefused = meta.story({
  args: { ...isOn, onRenew: fn<AccountProps['onRenew']>(() => Promise.resolve(fail(wrongCode))) },
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maak nieuwe herstelcodes' }));
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('Code'), '000000{Enter}');
    await expect(await dialog.findByText(/Deze code klopt niet/)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
    await expect(dialog.queryByText(codes[0] ?? '')).toBeNull();
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

export const RenewingPending = meta.story({
  args: { ...isOn, onRenew: fn<AccountProps['onRenew']>(never) },
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maak nieuwe herstelcodes' }));
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    const button = dialog.getByRole('button', { name: 'Maak nieuwe herstelcodes' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
});

export const EndingOne = meta.story({
  parameters: unpictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Beëindig Safari op iPhone/ }));
    await expect(await screen.findByText('De sessie is beëindigd.')).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledWith('b');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
