import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { StartScreen } from './StartScreen.tsx';

const meta = preview.meta({
  title: 'Admin/StartScreen',
  tags: ['stable'],
  component: StartScreen,
  globals: desktop,
  args: { problem: null, onRetry: fn(), onCopy: fn(() => Promise.resolve()) },
});

export const Checking = meta.story();

/** The token stays stored: the server did not refuse it, but was unreachable. */
export const ServerUnreachable = meta.story({
  args: { problem: { code: 'cannot_connect' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

/** For the helpdesk. */
export const CodeCopied = meta.story({
  args: { problem: { code: 'server_error', status: 503 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer foutcode' }));
    await expect(args.onCopy).toHaveBeenCalledWith('server_error 503');
  },
  parameters: { chromatic: { disableSnapshot: true } }, // the button says so for some seconds only
});
