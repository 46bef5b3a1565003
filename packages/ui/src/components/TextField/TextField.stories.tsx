import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Email(props: Partial<TextFieldProps>) {
  const say = useSay();
  return <TextField {...props} type="email" label={say('E-mailadres', 'E-mail address')} autoComplete="email" />;
}

const meta = preview.meta({ title: 'Components/TextField', tags: ['stable'], component: Email });

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'esmee@golfslag.example' } });
export const Optional = meta.story({
  render: function Render() {
    const say = useSay();
    return <TextField type="tel" label={say('Telefoon', 'Phone')} optional />;
  },
});
export const HintAbove = meta.story({
  args: { hint: 'Je hoeft nog geen cijfers te delen.', hintPlace: 'above' },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Alleen lezen' } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'esmee@golfslag.example' } });

/** Label, hint and error all belong to the field. */
export const WithError = meta.story({
  args: {
    defaultValue: 'kapitein@voorbeeld',
    hint: 'Hier sturen we de gids heen.',
    error: 'Voer een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      'Hier sturen we de gids heen. Voer een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    );
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mailadres'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const Console = meta.story({
  args: { defaultValue: 'esmee@golfslag', error: 'Voer een geldig email adres in' },
  parameters: { density: 'console' },
});
/** White fields on the dark band; the words around them turn with it. */
export const OnDeep = meta.story({
  args: { error: 'Voer een geldig email adres in' },
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Email {...args} />
    </div>
  ),
});
