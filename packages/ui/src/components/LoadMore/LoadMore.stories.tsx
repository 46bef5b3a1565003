import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = preview.meta({
  title: 'Components/LoadMore',
  tags: ['stable'],
  component: LoadMore,
  args: { shown: 50, total: 1240, onMore: fn() },
  parameters: { density: 'console' },
});

export const More = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('50 van 1.240 getoond');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon volgende 50' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** The button never announces more rows than are left. */
export const LastSeven = meta.story({
  args: { shown: 80, total: 87 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Toon volgende 7' })).toBeVisible();
  },
});

/** A second click does nothing while the first one is running. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Laden…' }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});

export const AllShown = meta.story({
  args: { shown: 87, total: 87 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('alle 87 getoond');
  },
});

export const Failed = meta.story({
  args: {
    problem: (
      <Alert tone="danger">
        <Say nl="De volgende rijen laden is mislukt." en="Loading the next rows failed." />
      </Alert>
    ),
  },
});
