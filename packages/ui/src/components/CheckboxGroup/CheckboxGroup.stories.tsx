import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

interface SampleProps extends Partial<Omit<CheckboxGroupProps, 'label' | 'error' | 'hint' | 'choices'>> {
  start?: readonly string[];
  wrong?: boolean;
  explained?: boolean;
}

const firstTwo: readonly string[] = ['tax', 'founding'];

function Sample({ start = firstTwo, wrong = false, explained = false, onChange, ...props }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  const choices = [
    { value: 'tax', label: say('Belastingoptimalisatie', 'Tax optimisation'), hint: say('Box 1 en 2', 'Box 1 and 2') },
    { value: 'founding', label: say('Bedrijfsoprichting', 'Incorporation'), hint: say('Stappen', 'Steps') },
    {
      value: 'substance',
      label: say('Substance-eisen', 'Substance'),
      hint: say('Kantoor en bestuur', 'Office, board'),
    },
    { value: 'compliance', label: say('Naleving', 'Compliance'), hint: say('Termijnen', 'Deadlines') },
    { value: 'funds', label: say('Beleggingsfondsen', 'Funds'), hint: say('Binnenkort', 'Soon'), disabled: true },
  ].map(({ hint, ...choice }) => (explained ? { ...choice, hint } : choice));
  return (
    <CheckboxGroup
      {...props}
      label={say('Aandachtsgebieden', 'Areas of attention')}
      hint={say(`${value.length} van 5 gekozen`, `${value.length} of 5 chosen`)}
      error={wrong ? say('Kies minstens één gebied.', 'Choose at least one area.') : undefined}
      choices={choices}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
});

export const List = meta.story();
export const Row = meta.story({ args: { layout: 'row' } });
export const Grid = meta.story({ args: { layout: 'grid' }, parameters: { density: 'console' } });
/** An option with a description is a block; selected ones are tinted. */
export const Explained = meta.story({ args: { layout: 'grid', explained: true }, parameters: { density: 'console' } });
export const Optional = meta.story({ args: { optional: true } });
export const Disabled = meta.story({ args: { disabled: true } });
/** Question, hint and error belong to the group, and each checkbox is marked invalid. */
export const WithError = meta.story({
  args: { start: [], wrong: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Aandachtsgebieden' });
    await expect(group).toHaveAccessibleDescription('0 van 5 gekozen Kies minstens één gebied.');
    await expect(canvas.getByRole('checkbox', { name: 'Naleving' })).toBeInvalid();
  },
  parameters: { picture: true },
});
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample wrong explained />
    </div>
  ),
});

/** Tab moves to every checkbox, Space toggles it, disabled ones are skipped. */
export const Keyboard = meta.story({
  args: { start: [] },
  play: async ({ args, canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'Belastingoptimalisatie' })).toHaveFocus();
    await press(' ');
    await press('{Tab}');
    await press('{Tab}');
    await press(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tax', 'substance']);
    await press('{Tab}');
    await press('{Tab}');
    await expect(canvas.getAllByRole('checkbox').every((box) => box !== document.activeElement)).toBe(true);
  },
});

/** A click on the label toggles the checkbox. The order is that of the options, not of the clicks. */
export const ByItsWords = meta.story({
  args: { start: ['substance'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Belastingoptimalisatie'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['tax', 'substance']);
    await userEvent.click(canvas.getByText('Substance-eisen'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['tax']);
  },
});
