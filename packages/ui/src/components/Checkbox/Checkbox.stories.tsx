import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Select(props: Partial<CheckboxProps>) {
  const say = useSay();
  return <Checkbox {...props} label={say('Selecteer Klaas Kielzog', 'Select Klaas Kielzog')} />;
}

const meta = preview.meta({
  title: 'Components/Checkbox',
  tags: ['stable'],
  component: Select,
  args: { onChange: fn() },
  parameters: { everyState: true, density: 'console' },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true } });
/** Some of its items are selected. */
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
