import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Components/CopyButton',
  tags: ['stable'],
  component: CopyButton,
  args: { text: 'lead_7f3a', copy: fn(async () => undefined) },
  parameters: { density: 'console' },
});

export const Ready = meta.story({ args: { label: 'Kopieer foutcode' } });
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer' }));
    await expect(args.copy).toHaveBeenCalledOnce();
    await expect(args.copy).toHaveBeenCalledWith('lead_7f3a');
    await canvas.findByRole('button', { name: 'Gekopieerd' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd');
  },
  parameters: { picture: 'none' }, // the words go back after two seconds
});
/** A closed clipboard is no dead end. */
export const ClipboardClosed = meta.story({
  args: { copy: fn(async () => Promise.reject(new Error('not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer' }));
    await expect(await canvas.findByText('lead_7f3a')).toBeVisible();
  },
});
