import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Profession(props: Partial<SelectFieldProps>) {
  const say = useSay();
  const options = [
    { value: 'captain', label: say('Kapitein', 'Captain') },
    { value: 'consultant', label: say('Internationale consultant', 'International consultant') },
  ];
  return <SelectField {...props} label={say('Functie', 'Profession')} options={options} />;
}

const meta = preview.meta({
  title: 'Components/SelectField',
  tags: ['stable'],
  component: Profession,
  args: { onChange: fn() },
});

export const NothingChosen = meta.story();
export const WithError = meta.story({ args: { error: 'Kies je functie.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Console = meta.story({
  args: { defaultValue: 'captain', placeholder: null },
  parameters: { density: 'console' },
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
