import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Components/CopyButton',
  tags: ['stable'],
  component: CopyButton,
  args: { text: 'lead_7f3a', copy: fn(async () => undefined) },
  parameters: { density: 'console' },
});

function Labelled(props: CopyButtonProps) {
  const say = useSay();
  return <CopyButton {...props} label={say('Kopieer foutcode', 'Copy error code')} />;
}

export const Ready = meta.story();
export const Labels = meta.story({ render: (args) => <Labelled {...args} /> });
export const Bordered = meta.story({ args: { variant: 'secondary' } });
/** Shown and announced; the button keeps its width, so that nothing next to it moves. */
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kopieer' });
    const { offsetWidth } = button;
    await userEvent.click(button);
    await expect(args.copy).toHaveBeenCalledOnce();
    await expect(args.copy).toHaveBeenCalledWith('lead_7f3a');
    await canvas.findByRole('button', { name: 'Gekopieerd' });
    await expect(button.offsetWidth).toBe(offsetWidth);
    await expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd');
  },
  parameters: { chromatic: { disableSnapshot: true } }, // the label changes back after two seconds
});
/** When the clipboard is blocked, the text appears selected and focused. */
export const ClipboardClosed = meta.story({
  args: { copy: fn(async () => Promise.reject(new Error('not allowed'))) },
  parameters: { sameWords: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer' }));
    const text = await canvas.findByText('lead_7f3a');
    await expect(text).toHaveFocus();
    await expect(String(globalThis.getSelection())).toBe('lead_7f3a');
    await expect(canvas.getByRole('status')).toHaveTextContent('Kopiëren lukt hier niet.');
  },
});
