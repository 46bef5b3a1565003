import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Profession({ wrong = false, ...props }: Partial<SelectFieldProps> & { wrong?: boolean }) {
  const say = useSay();
  const options = [
    { value: 'captain', label: say('Kapitein', 'Captain') },
    { value: 'consultant', label: say('Internationale consultant', 'International consultant') },
  ];
  return (
    <SelectField
      {...props}
      label={say('Functie', 'Profession')}
      options={options}
      error={wrong ? say('Kies je functie.', 'Choose your profession.') : undefined}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SelectField',
  tags: ['stable'],
  component: Profession,
  args: { onChange: fn() },
  parameters: { everyState: true },
});

export const NothingChosen = meta.story();
export const WithError = meta.story({ args: { wrong: true } });
export const Optional = meta.story({ args: { optional: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Console = meta.story({
  args: { defaultValue: 'captain', placeholder: null },
  parameters: { density: 'console' },
});
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Profession wrong />
    </div>
  ),
});
export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Functie' });
    await expect(list).toHaveValue('');
    await userEvent.selectOptions(list, 'Kapitein');
    await expect(list).toHaveValue('captain');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
/** A form that fills the field in after a reload sends no event: the choice has the colour of a choice all the same. */
export const FilledByTheForm = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Functie' });
    const colour = () => getComputedStyle(list).color;
    const ofNone = colour();
    list.value = 'captain';
    await expect(colour()).not.toBe(ofNone);
    list.value = '';
    await expect(colour()).toBe(ofNone);
  },
});
/** A letter selects the first option that begins with it, without opening the list. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Functie' });
    await press('{Tab}');
    await expect(list).toHaveFocus();
    await press('i');
    await expect(list).toHaveValue('consultant');
  },
});
