import { fail, ok } from '@fnc/domain';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ToastProvider } from '../../components/Toast/ToastProvider.tsx';
import { phone } from '../testing/screens.ts';
import { Account, type AccountProps } from './Account.tsx';

const now = '2026-11-20T15:24:00.000Z';
const here = { id: 'a', browser: 'Firefox', system: 'Windows', signedInAt: now, lastUsedAt: now, current: true };
const there = { ...here, id: 'b', browser: 'Safari', system: 'iPhone', current: false };
const codes = Array.from({ length: 10 }, (_none, index) => `abc${'bcdefghjkm'.charAt(index)}-defg-hijk-mnpq`);
const off = { on: false, since: null, recoveryCodesLeft: 0 };
const on = { on: true, since: now, recoveryCodesLeft: 8 };

const meta = preview.meta({
  title: 'Admin/Account',
  tags: ['stable'],
  component: Account,
  globals: phone,
  decorators: [
    (Story) => (
      <ToastProvider paused>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    accountName: 'marit',
    state: { phase: 'ready', data: { factor: off, sessions: [here, there] } } as const,
    now,
    onRefresh: fn(),
    onChangePassword: fn(),
    onEnd: fn(() => Promise.resolve(null)),
    onEndOthers: fn((): ReturnType<AccountProps['onEndOthers']> => Promise.resolve(ok(1))),
    onSetUp: fn(() => Promise.resolve(ok({ key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/FNC:a?secret=JBSWY3DP' }))),
    onConfirm: fn(() => Promise.resolve(ok(codes))),
    onRenew: fn(() => Promise.resolve(ok(codes))),
    onSwitchOff: fn(() => Promise.resolve(null)),
    onDownload: fn(),
    onPrint: fn(),
    onCopy: fn(() => Promise.resolve()),
  },
});

export const Off = meta.story();
export const On = meta.story({ args: { state: { phase: 'ready', data: { factor: on, sessions: [here] } } } });
export const Loading = meta.story({ args: { state: { phase: 'loading' } } });
export const Failed = meta.story({ args: { state: { phase: 'failed', problem: { code: 'cannot_connect' } } } });

/** Password, QR code and key, a code, and then the recovery codes. */
export const SwitchingOn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zet aan' }));
    await userEvent.type(await screen.findByLabelText('Wachtwoord'), 'rustig varen{Enter}');
    await expect(await screen.findByRole('img', { name: /QR-code/ })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code van 6 cijfers'), '123456{Enter}');
    await expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const EndingFails = meta.story({
  args: { onEndOthers: fn(() => Promise.resolve(fail({ code: 'cannot_connect' as const }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beëindig de andere' }));
    await expect(await canvas.findByText(/Geen verbinding/)).toBeVisible();
  },
});
