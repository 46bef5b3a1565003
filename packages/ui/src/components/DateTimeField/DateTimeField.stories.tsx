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

function Sample({ start = '', wrong = false, onChange, kind = 'datetime', ...props }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  return (
    <DateTimeField
      {...props}
      kind={kind}
      label={kind === 'date' ? say('Einde boekjaar', 'End of financial year') : say('Verzendmoment', 'When to send')}
      zone={kind === 'date' ? undefined : say('Tijd in Amsterdam', 'Amsterdam time')}
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
export const Day = meta.story({ args: { kind: 'date', start: '2025-12-31' } });
export const Optional = meta.story({ args: { kind: 'date', optional: true } });
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

/** Whose clock it is belongs to the field. The value is the moment as it is written, without a zone. */
export const ZoneTold = meta.story({
  args: { start: '2026-11-24T09:00' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Verzendmoment');
    await expect(field).toHaveAccessibleDescription('Tijd in Amsterdam');
    await expect(field).toHaveValue('2026-11-24T09:00');
  },
});

/** Too early and too late are told, not changed. */
export const BeforeTheFirst = meta.story({
  args: { start: '2026-11-19T09:00', min: '2026-11-20T14:10', max: '2026-12-31T23:59' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Verzendmoment');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Tijd in Amsterdam Kies 20 november 2026 om 14:10 of later.');
    await expect(field).toHaveValue('2026-11-19T09:00');
  },
});
export const AfterTheLast = meta.story({
  args: { kind: 'date', start: '2027-01-01', max: '2026-12-31' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Einde boekjaar');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Kies 31 december 2026 of eerder.');
  },
});

/** Day, month and year are typed one after another, in the order of the reader's system. */
export const Keyboard = meta.story({
  args: { kind: 'date' },
  play: async ({ args, canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByLabelText('Einde boekjaar')).toHaveFocus();
    await press('12122025'); // the same in every order of day and month
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-12');
    await press('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-12');
  },
});

/** A year of two figures, which a browser reads as 0026, is a slip and is told as one. */
export const YearOfTwoFigures = meta.story({
  args: { kind: 'date' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Einde boekjaar');
    field.focus();
    await press('12120026');
    field.blur();
    await canvas.findByText('Vul het jaar met vier cijfers in, bijvoorbeeld 2026.');
    await expect(field).toHaveAccessibleDescription('Vul het jaar met vier cijfers in, bijvoorbeeld 2026.');
    await expect(field).toHaveValue('0026-12-12');
  },
});

/** A part of a date is not nothing: it gives an error value and is told once the field is left. */
export const Incomplete = meta.story({
  parameters: { everyTurn: true },
  args: { kind: 'date', optional: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Einde boekjaar/);
    field.focus();
    await press('12');
    await expect(field).not.toHaveAttribute('aria-invalid');
    field.blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('incomplete');
    await expect(field).toHaveAccessibleDescription('Deze datum is niet volledig. Vul dag, maand en jaar in.');
  },
});
