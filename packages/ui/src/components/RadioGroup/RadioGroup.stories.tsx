import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

interface SampleProps extends Partial<Omit<RadioGroupProps, 'label' | 'error' | 'hint' | 'choices' | 'onChange'>> {
  start?: string | null;
  wrong?: boolean;
  onChange?: ((value: string) => void) | undefined;
}

/** Stores the selection, as a form does. */
function Kept({ start, onChange, ...props }: Omit<RadioGroupProps, 'value'> & { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function Dividend({ start = null, wrong = false, onChange = fn(), ...props }: SampleProps) {
  const say = useSay();
  return (
    <Kept
      {...props}
      start={start}
      onChange={onChange}
      label={say('Keer je dividend uit?', 'Do you pay out dividend?')}
      hint={say('In het laatste boekjaar.', 'In the last financial year.')}
      error={wrong ? say('Kies een van de drie.', 'Choose one of the three.') : undefined}
      choices={[
        { value: 'yes', label: say('Ja, elk jaar', 'Yes, every year') },
        { value: 'sometimes', label: say('Soms', 'Sometimes') },
        { value: 'no', label: say('Nee', 'No') },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Components/RadioGroup',
  tags: ['stable'],
  component: Dividend,
  args: { onChange: fn() },
  parameters: { everyState: true },
});

export const List = meta.story({ args: { start: 'yes' } });
export const Row = meta.story({ args: { start: 'yes', layout: 'row' } });
export const NothingChosen = meta.story({ args: { optional: true } });
export const Disabled = meta.story({ args: { start: 'no', disabled: true } });
export const Console = meta.story({ args: { start: 'yes', layout: 'row' }, parameters: { density: 'console' } });
export const WithError = meta.story({
  args: { wrong: true, layout: 'row' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Keer je dividend uit?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('In het laatste boekjaar. Kies een van de drie.');
  },
  parameters: { picture: true },
});
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Dividend start="yes" wrong />
    </div>
  ),
});

function Reports({ start = 'feasibility', onChange = fn() }: SampleProps) {
  const say = useSay();
  return (
    <Kept
      start={start}
      onChange={onChange}
      layout="grid"
      label={say('Soort rapport', 'Report type')}
      choices={[
        {
          value: 'feasibility',
          label: say('Cyprus Haalbaarheidsrapport', 'Cyprus feasibility report'),
          hint: say(
            '8 delen, samenvatting, substance, plan voor 12 maanden',
            '8 parts, summary, substance, 12-month plan',
          ),
        },
        {
          value: 'tax',
          label: say('Belastingoptimalisatie Rapport', 'Tax optimisation report'),
          hint: say('6 delen, cijfers en keuzes per jaar', '6 parts, figures and choices a year'),
        },
        {
          value: 'founding',
          label: say('Bedrijfsoprichting Gids', 'Incorporation guide'),
          hint: say('7 delen, stappen, kosten, documenten', '7 parts, steps, costs, documents'),
        },
        {
          value: 'compliance',
          label: say('Compliance Handleiding', 'Compliance manual'),
          hint: say('Nog niet beschikbaar', 'Not available yet'),
          disabled: true,
        },
      ]}
    />
  );
}

/** Options with a description; the selected one is a tinted block. */
export const Explained = meta.story({
  render: ({ onChange }) => <Reports onChange={onChange} />,
  parameters: { density: 'console' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Bedrijfsoprichting Gids/ })).toHaveAccessibleDescription(
      '7 delen, stappen, kosten, documenten',
    );
  },
});

function Form({ start = 'zzp', onChange = fn(), disabled }: SampleProps) {
  const say = useSay();
  return (
    <Kept
      start={start}
      onChange={onChange}
      disabled={disabled}
      layout="segments"
      label={say('Ondernemingsvorm', 'Legal form')}
      choices={[
        { value: 'zzp', label: say('Zzp', 'Self-employed') },
        { value: 'bv', label: 'Bv' },
      ]}
    />
  );
}

/** Two to four short labels as one bar, where a selection has an immediate effect. */
export const Segments = meta.story({ render: ({ onChange }) => <Form onChange={onChange} /> });
export const SegmentsInConsole = meta.story({
  render: ({ onChange }) => <Form onChange={onChange} />,
  parameters: { density: 'console' },
});
export const SegmentsDisabled = meta.story({ render: () => <Form disabled /> });

/** One tab stop: the selected radio. Arrows select and cycle. */
export const Keyboard = meta.story({
  args: { start: 'sometimes' },
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await press('{Tab}');
    await expect(radio('Soms')).toHaveFocus();
    await press('{ArrowDown}');
    await expect(radio('Nee')).toBeChecked();
    await press('{ArrowDown}');
    await expect(radio('Ja, elk jaar')).toBeChecked();
    await expect(radio('Ja, elk jaar')).toHaveFocus();
    await press('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('no');
    await press('{Tab}');
    await expect(canvas.getAllByRole('radio').every((one) => one !== document.activeElement)).toBe(true);
  },
});

/** No selection: Tab moves to the first option, Space selects it. */
export const KeyboardFromNothing = meta.story({
  play: async ({ args, canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('radio', { name: 'Ja, elk jaar' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await press(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('yes');
  },
});
