import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  tags: ['stable'],
  component: Progress,
  args: { value: 0.64, label: 'Versturen' },
  parameters: { sameWords: true }, // its text is only read aloud
});

export const Running = meta.story({ args: { valueText: '41 van 64' } });
export const Done = meta.story({ args: { value: 1, state: 'done' } });
export const Failed = meta.story({ args: { state: 'failed' } });

/**
 * Indeterminate: no percentage. With motion off, as in this snapshot, it is hatched, so that it does not look half
 * full.
 */
export const EndNotKnown = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Versturen' })).not.toHaveAttribute('aria-valuenow');
  },
  parameters: { picture: true },
});

/** Capped at 100 %. */
export const TooMuch = meta.story({
  args: { value: 1.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Versturen' })).toHaveAttribute('aria-valuenow', '100');
  },
});
