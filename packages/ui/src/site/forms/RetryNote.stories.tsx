import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RetryNote } from './FormParts.tsx';

const meta = preview.meta({
  title: 'Site/RetryNote',
  tags: ['stable'],
  component: RetryNote,
  args: { retrying: true },
  parameters: { frame: 'padded' },
});

export const Retrying = meta.story();

/** It is in the page while empty, so that screen readers announce its text. */
export const Silent = meta.story({
  args: { retrying: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
