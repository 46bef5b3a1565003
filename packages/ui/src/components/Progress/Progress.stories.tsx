import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  tags: ['stable'],
  component: Progress,
  args: { value: 0.64, label: 'Versturen' },
});

export const Running = meta.story({ args: { valueText: '41 van 64' } });
/** Never more than all of it. */
export const TooMuch = meta.story({
  args: { value: 1.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Versturen' })).toHaveAttribute('aria-valuenow', '100');
  },
});
