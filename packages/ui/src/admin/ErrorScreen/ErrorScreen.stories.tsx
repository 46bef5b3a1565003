import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Admin/ErrorScreen',
  tags: ['stable'],
  component: ErrorScreen,
  globals: desktop,
  args: { missing: false, busy: false, onRetry: fn(), homeHref: '/admin/dashboard' },
});

export const Broken = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Onverwachte fout in de applicatie!');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The connection went, so the page could not be fetched; it is fetched by itself when the connection is back. */
export const Missing = meta.story({
  args: { missing: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deze pagina kon niet worden opgehaald');
    await expect(canvas.getByText(/^Geen verbinding met de server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
});

export const FetchedAgain = meta.story({
  args: { missing: true, busy: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Laden…' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
