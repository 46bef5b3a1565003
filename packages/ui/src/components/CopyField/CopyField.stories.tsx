import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { CopyField } from './CopyField.tsx';

const meta = preview.meta({
  title: 'Components/CopyField',
  tags: ['stable'],
  component: CopyField,
  args: {
    label: <Say nl="Deelbare link" en="Link to share" />,
    value: 'https://fnc.example/calculator?omzet=150000',
    copy: fn(async () => undefined),
  },
});

export const Ready = meta.story();

export const Code = meta.story({
  args: { label: <Say nl="Foutcode" en="Error code" />, value: '4f1c09ab-7d21', look: 'code' },
  parameters: { density: 'console' },
});

/** The whole code is visible, so that it can be typed by hand. */
export const LongCode = meta.story({
  args: { label: <Say nl="Sleutel" en="Key" />, value: 'Q6SCUD6F725NPQKN63OLNIAJOLTFQ6SC', look: 'code' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Sleutel' });
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
    await expect(code.scrollHeight).toBeLessThanOrEqual(code.clientHeight + 1);
  },
});

const value = (input: HTMLElement) => (input as HTMLInputElement).value;
const chosen = (element: HTMLElement) => {
  const input = element as HTMLInputElement;
  return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
};

/** Tab selects the whole value, so that the copy shortcut works. The value is read-only. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Deelbare link' });
    await expect(input).toHaveFocus();
    await expect(chosen(input)).toBe(args.value);
    await userEvent.keyboard('x');
    await expect(value(input)).toBe(args.value);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.copy).toHaveBeenCalledWith(args.value);
    await canvas.findByRole('button', { name: 'Gekopieerd' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd');
  },
  parameters: { chromatic: { disableSnapshot: true } }, // the label changes back after two seconds
});
/** When the clipboard is blocked, the text is selected, and a message says so. */
export const Refused = meta.story({
  args: { copy: fn(async () => Promise.reject(new Error('not allowed'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer' }));
    await expect(await canvas.findByText(/Kopiëren lukt hier niet/)).toBeVisible();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(chosen(input)).toBe(args.value);
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });
export const LongValue = meta.story({
  args: { value: `https://fnc.example/${'onafgebroken'.repeat(20)}` },
  parameters: { density: 'console' },
});
