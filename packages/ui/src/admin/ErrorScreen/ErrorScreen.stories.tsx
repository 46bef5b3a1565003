import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Admin/ErrorScreen',
  tags: ['stable'],
  component: ErrorScreen,
  globals: desktop,
  args: { onRetry: fn(), homeHref: '/admin/dashboard' },
});

export const Broken = meta.story({
  args: { reason: 'broken' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Onverwachte fout in de applicatie!');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The connection went, so the page could not be fetched. */
export const Unreachable = meta.story({
  args: { reason: 'unreachable' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('De server is niet bereikbaar');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
