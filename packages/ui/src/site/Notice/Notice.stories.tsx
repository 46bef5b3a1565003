import { Compass } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  title: 'Site/Notice',
  tags: ['stable'],
  component: Notice,
  args: {
    icon: Compass,
    onDismiss: fn(),
    children: <Say nl="Een regel onder aan de pagina." en="A line at the foot of the page." />,
  },
});

/** It takes the focus, so that it is read, and stays until it is dismissed. */
export const Dismissed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Een regel onder aan de pagina.')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sluit melding' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
