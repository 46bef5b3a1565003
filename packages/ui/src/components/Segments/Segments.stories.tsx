import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
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
  parameters: { everyState: true, density: 'console', sameWords: true }, // two of the three show only an icon
});

export const Default = meta.story({ render: () => <Example /> });

/** The radio group of the ARIA Authoring Practices: one tab stop, arrows move the selection and cycle. */
export const Keyboard = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Licht' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Donker' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Auto' })).toBeChecked();
  },
});

export const Clicked = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Auto' }));
    await expect(canvas.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Licht' })).not.toBeChecked();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

function LongExample() {
  const say = useSay();
  return (
    <Segments
      label={say('Rijhoogte', 'Row height')}
      options={[
        { value: 'none', label: say('Hottentottententententoonstelling', 'Antidisestablishmentarianism') },
        { value: 'some', label: say('Verantwoordelijkheidsverklaring', 'Incomprehensibilities') },
      ]}
      value="some"
      onChoose={() => undefined}
    />
  );
}

/** Labels too long for one line wrap inside their segment. */
export const LongWords = meta.story({ render: () => <LongExample />, parameters: { sameWords: false } });
