import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Site/ErrorScreen',
  tags: ['stable'],
  component: ErrorScreen,
  args: { errorId: '4f1c09ab', homeHref: '#home', onRetry: fn() },
});

export const WhatToDoNow = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Foutcode 4f1c09ab')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '#home');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
