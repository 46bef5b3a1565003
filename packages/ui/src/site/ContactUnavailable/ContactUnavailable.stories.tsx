import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ContactUnavailable } from './ContactUnavailable.tsx';

const meta = preview.meta({
  title: 'Site/ContactUnavailable',
  tags: ['stable'],
  component: ContactUnavailable,
  args: { onDismiss: fn() },
});

/** There is still an address to write to. */
export const FormNotFetched = meta.story({
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: 'post@fnc.example' });
    await expect(address).toHaveAttribute('href', 'mailto:post@fnc.example');
  },
});
