import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Words = 'hint' | 'error';

const none: readonly Words[] = [];

/** The texts of each state, in the language of the page. */
function Email({ words = none, ...props }: Partial<TextFieldProps> & { words?: readonly Words[] }) {
  const say = useSay();
  return (
    <TextField
      {...props}
      type="email"
      label={say('E-mailadres', 'E-mail address')}
      autoComplete="email"
      hint={
        words.includes('hint') ? say('Hier sturen we de gids heen.', 'This is where we send the guide.') : undefined
      }
      error={
        words.includes('error')
          ? say(
              'Voer een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
              'Enter a valid e-mail address, such as name@example.com.',
            )
          : undefined
      }
    />
  );
}

const meta = preview.meta({ title: 'Components/TextField', tags: ['stable'], component: Email });

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'esmee@golfslag.example' } });
export const Optional = meta.story({ args: { optional: true } });
export const HintAbove = meta.story({ args: { words: ['hint'], hintPlace: 'above' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'esmee@golfslag.example' } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'esmee@golfslag.example' } });

/** Label, hint and error all belong to the field. */
export const WithError = meta.story({
  args: { defaultValue: 'kapitein@voorbeeld', words: ['hint', 'error'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      'Hier sturen we de gids heen. Voer een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    );
  },
  parameters: { picture: true, everyState: true },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mailadres'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
  parameters: { picture: true },
});

function Subject(props: Partial<TextFieldProps>) {
  const say = useSay();
  return <TextField {...props} label={say('Onderwerp', 'Subject')} limit={60} />;
}

/** The limit is part of the description; the count is not read on every keystroke. */
export const Counted = meta.story({
  render: () => <Subject />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Onderwerp' });
    await expect(field).toHaveAccessibleDescription('Hoogstens 60 tekens.');
    await userEvent.type(field, 'Plan je gratis intake');
    await expect(canvas.getByText('21 van 60 tekens')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
/** With a tenth of the limit left the rest is announced, politely and after a pause. */
export const NearTheLimit = meta.story({
  render: () => <Subject defaultValue="Plan je gratis intake over ondernemen via Cyprus" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' dit jaar');
    await expect(await canvas.findByText('Nog 3 tekens over.')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nog 3 tekens over.');
  },
});
/** A text over the limit is reported, never cut off. */
export const OverTheLimit = meta.story({
  render: () => <Subject defaultValue="Plan je gratis intake over ondernemen via Cyprus dit jaar nog" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('Plan je gratis intake over ondernemen via Cyprus dit jaar nog!');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('2 tekens te veel');
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(field).toBeValid();
    await userEvent.type(field, '!!');
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
  parameters: { picture: true },
});

export const Console = meta.story({
  args: { defaultValue: 'esmee@golfslag', words: ['error'] },
  parameters: { density: 'console' },
});
/** White fields on the dark band; the texts around them change colour. */
export const OnDeep = meta.story({
  args: { words: ['hint', 'error'] },
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Email {...args} />
    </div>
  ),
});
