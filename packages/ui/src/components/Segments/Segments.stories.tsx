import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Segments } from './Segments.tsx';

const values = ['light', 'dark', 'auto'] as const;

function Example() {
  const say = useSay();
  const [value, setValue] = useState<(typeof values)[number]>('light');
  return (
    <Segments
      label={say('Thema', 'Theme')}
      options={[
        { value: 'light', label: say('Licht', 'Light'), icon: Sun },
        { value: 'dark', label: say('Donker', 'Dark'), icon: Moon },
        { value: 'auto', label: 'Auto' },
      ]}
      value={value}
      onChoose={setValue}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Segments',
  tags: ['stable'],
  component: Segments,
  parameters: { density: 'console' },
});

/** Arrow keys move the choice, as with any radio buttons. */
export const Default = meta.story({
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Licht' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Donker' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Auto' }));
    await expect(canvas.getByRole('radio', { name: 'Auto' })).toBeChecked();
  },
});
