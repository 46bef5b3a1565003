import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SendFailureAlert } from './SendFailureAlert.tsx';

const meta = preview.meta({
  title: 'Site/SendFailureAlert',
  tags: ['stable'],
  component: SendFailureAlert,
  args: { message: 'Er ging iets mis op de server.', kept: 'Wat je invulde staat er nog.', ref: null },
  parameters: { frame: 'padded' },
});

export const Refused = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis op de server.');
  },
});
