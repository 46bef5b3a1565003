import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';

const meta = preview.meta({
  title: 'Site/NotFoundNotice',
  tags: ['stable'],
  component: NotFoundNotice,
  args: { path: '/besparingen', onDismiss: fn() },
});

export const NamesThePath = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('De pagina /besparingen bestaat niet.');
  },
});
/** Any typed address is shown as text, on as many lines as needed. */
export const LongPath = meta.story({
  args: { path: `/<b>oud</b>/${'een-heel-lang-adres-'.repeat(9)}` },
});
