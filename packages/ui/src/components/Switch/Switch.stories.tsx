import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Sample(props: Partial<Omit<SwitchProps, 'label'>>) {
  const say = useSay();
  return (
    <Switch
      {...props}
      label={say('Bestaande vragen met hetzelfde id bijwerken', 'Update existing questions with the same ID')}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Switch',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
  parameters: { everyState: true, density: 'console' },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const SiteSize = meta.story({ args: { defaultChecked: true }, parameters: { density: 'site' } });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample defaultChecked />
      <Sample />
    </div>
  ),
});

/** Space toggles it; the state is shown as text, and screen readers read it only once. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('switch', { name: 'Bestaande vragen met hetzelfde id bijwerken' });
    await expect(canvas.getByText('uit')).toBeVisible();
    await press('{Tab}');
    await expect(box).toHaveFocus();
    await press(' ');
    await expect(box).toBeChecked();
    await expect(canvas.getByText('aan')).toBeVisible();
    await expect(canvas.getByText('uit')).not.toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const ByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Bestaande vragen/));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});
