import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

interface SampleProps extends Partial<Omit<DateTimeFieldProps, 'label' | 'error' | 'hint' | 'zone'>> {
  start?: string;
  wrong?: boolean;
}

function Sample({ start = '', wrong = false, onChange, ...props }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  return (
    <DateTimeField
      {...props}
      label={say('Verzendmoment', 'When to send')}
      zone={say('Tijd in Amsterdam', 'Amsterdam time')}
      error={wrong ? say('Dit moment is al voorbij.', 'This moment has passed.') : undefined}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/DateTimeField',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
  parameters: { density: 'console' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { start: '2026-11-24T09:00' } });
export const Optional = meta.story({ args: { optional: true } });
export const Disabled = meta.story({ args: { start: '2026-11-24T09:00', disabled: true } });
export const ReadOnly = meta.story({ args: { start: '2026-11-24T09:00', readOnly: true } });
export const WithError = meta.story({ args: { start: '2026-11-24T09:00', wrong: true } });
export const SiteSize = meta.story({ args: { start: '2026-11-24T09:00' }, parameters: { density: 'site' } });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample start="2026-11-24T09:00" wrong />
    </div>
  ),
});

/** The field names the time zone. The value is the local time without a zone. */
export const ZoneTold = meta.story({
  args: { start: '2026-11-24T09:00' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Verzendmoment');
    await expect(field).toHaveAccessibleDescription('Tijd in Amsterdam');
    await expect(field).toHaveValue('2026-11-24T09:00');
  },
});

/** A moment that is too early is reported, not changed. */
export const BeforeTheFirst = meta.story({
  args: { start: '2026-11-19T09:00', min: '2026-11-20T14:10' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Verzendmoment');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Tijd in Amsterdam Kies 20 november 2026 om 14:10 of later.');
    await expect(field).toHaveValue('2026-11-19T09:00');
  },
});

/** Day, month and year are typed one after another, in the order of the reader's locale. */
export const Keyboard = meta.story({
  args: { start: '2025-12-12T10:10' },
  play: async ({ args, canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByLabelText('Verzendmoment')).toHaveFocus();
    await press('12122026'); // equal in every order of day and month
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-12T10:10');
  },
});

/** A year of two digits, which a browser reads as 0026, is reported as an error. */
export const YearOfTwoFigures = meta.story({
  args: { start: '2025-12-12T10:10' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Verzendmoment');
    field.focus();
    await press('12120026');
    field.blur();
    await canvas.findByText('Vul een jaar van 2000 tot en met 2100 in, met vier cijfers.');
    await expect(field).toHaveAccessibleDescription(
      'Tijd in Amsterdam Vul een jaar van 2000 tot en met 2100 in, met vier cijfers.',
    );
    await expect(field).toHaveValue('0026-12-12T10:10');
  },
});

/** An incomplete date is not an empty one: it gives an error value. The error appears when the field is left. */
export const Incomplete = meta.story({
  parameters: { everyTurn: true },
  args: { optional: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Verzendmoment/);
    field.focus();
    await press('12');
    await expect(field).not.toHaveAttribute('aria-invalid');
    field.blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('incomplete');
    await expect(field).toHaveAccessibleDescription(
      'Tijd in Amsterdam Dit moment is niet volledig. Vul dag, maand, jaar en tijd in.',
    );
  },
});
