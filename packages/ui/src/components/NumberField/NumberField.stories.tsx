import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

interface SampleProps extends Partial<Omit<NumberFieldProps, 'label' | 'unit' | 'error' | 'hint'>> {
  start?: number | null;
  kind?: 'nights' | 'share';
  wrong?: boolean;
}

function Sample({ start = null, kind = 'nights', wrong = false, onChange, ...props }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange?.(next);
  };
  const words =
    kind === 'nights'
      ? { label: say('Nachten in Nederland', 'Nights in the Netherlands'), unit: say('per jaar', 'a year') }
      : { label: say('Aandeel in de vennootschap', 'Share in the company'), unit: '%', decimals: 1 };
  return (
    <NumberField
      {...words}
      {...props}
      value={value}
      onChange={change}
      error={wrong ? say('Vul een aantal van 0 tot en met 366 in.', 'Enter a number from 0 to 366.') : undefined}
    />
  );
}

const meta = preview.meta({
  title: 'Components/NumberField',
  tags: ['new'],
  component: Sample,
  args: { onChange: fn() },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { start: 1200 } });
export const WithError = meta.story({ args: { start: 400, wrong: true } });
export const Optional = meta.story({ args: { optional: true } });
export const Disabled = meta.story({ args: { start: 90, disabled: true } });
export const ReadOnly = meta.story({ args: { start: 90, readOnly: true } });
export const Console = meta.story({ args: { start: 90 }, parameters: { density: 'console' } });

/** Leaving the field writes the number in full. */
export const WrittenInFull = meta.story({
  args: { kind: 'share' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Aandeel in de vennootschap' });
    await userEvent.type(field, '33.3');
    await expect(field).toHaveValue('33.3');
    await expect(args.onChange).toHaveBeenLastCalledWith(33.3);
    await userEvent.tab();
    await expect(field).toHaveValue('33,3');
    await expect(args.onChange).toHaveBeenLastCalledWith(33.3);
  },
});

/** What is no number stays as it was typed, gives an error value, and is told once the field is left. */
export const Unreadable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nachten in Nederland' });
    await userEvent.type(field, '12 of 13');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('12 of 13');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('per jaar Dit is geen getal. Schrijf het zo: 1.200.');
  },
});

/** A number that is finer than the field takes is not rounded behind the reader's back. */
export const TooManyDecimals = meta.story({
  args: { kind: 'share' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '33,333');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(field).toHaveAccessibleDescription('% Gebruik hoogstens 1 cijfer achter de komma.');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '33,333');
  },
});

export const WholeNumbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12,5');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('per jaar Vul een heel getal in, zonder komma.');
  },
});

/** With `step` the arrows count, ten at a time with PageUp and PageDown, and stop at the ends. */
export const Keyboard = meta.story({
  args: { step: 1, min: 0, max: 366, start: 180 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Nachten in Nederland' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('181');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('191');
    await expect(field).toHaveAttribute('aria-valuenow', '191');
    await userEvent.clear(field);
    await userEvent.type(field, '360{PageUp}');
    await expect(field).toHaveValue('366');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('356');
  },
});

/** Without `step` an arrow key does nothing: nobody wants the next file number by accident. */
export const NoSteps = meta.story({
  args: { start: 180 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}{PageUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('180');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
