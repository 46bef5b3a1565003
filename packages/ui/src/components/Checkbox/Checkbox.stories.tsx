import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { label: 'Selecteer Klaas Kielzog', onChange: fn() },
  parameters: { density: 'console' },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true } });
/** Some of what it stands for. */
export const Partly = meta.story({
  args: { indeterminate: true, checked: false },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).toBePartiallyChecked();
  },
});
