import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { storyI18n } from '../../testing/storyI18n.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

interface SampleProps extends Partial<Omit<MoneyFieldProps, 'label' | 'error'>> {
  start?: number | null;
  wrong?: boolean;
  /** Shows a button that clears the field from outside. */
  reset?: boolean;
}

function Sample({ start = null, wrong = false, reset = false, onChange, ...props }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  const field = (
    <MoneyField
      {...props}
      label={say('Omzet per jaar', 'Revenue a year')}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      error={wrong ? say('Vul je omzet in.', 'Enter your revenue.') : undefined}
    />
  );
  if (!reset) return field;
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'stretch' }}>
      {field}
      <Button onClick={() => setValue(null)}>{say('Begin opnieuw', 'Start again')}</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/MoneyField',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
});

const named = { name: 'Omzet per jaar' };

export const Empty = meta.story();
/** Whole amounts have no cents. */
export const Filled = meta.story({ args: { start: 15_000_000 } });
export const WithCents = meta.story({ args: { start: 123_450 } });
export const Negative = meta.story({ args: { start: -123_450 } });
export const WithError = meta.story({ args: { wrong: true } });
export const Disabled = meta.story({ args: { start: 15_000_000, disabled: true } });
export const ReadOnly = meta.story({ args: { start: 15_000_000, readOnly: true } });
/** The main amount of a page. */
export const Large = meta.story({ args: { start: 15_000_000, size: 'large' } });
export const Console = meta.story({ args: { start: 5_800_000 }, parameters: { density: 'console' } });
export const OnDeep = meta.story({
  args: { wrong: true },
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample {...args} />
    </div>
  ),
});

/** An amount from a bank statement, with its sign: parsed as it is, formatted on blur. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', named);
    await userEvent.click(field);
    await userEvent.paste('€ 1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await expect(field).toHaveValue('€ 1.234,50');
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,50');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** The decimal point of the numeric keypad: 1234.5 is not twelve thousand. */
export const Keypad = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', named), '1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', named)).toHaveValue('1.234,50');
  },
});

/** Deleting a digit of € 150.000 gives € 15.000, adding one a million and a half: editing breaks no thousands group. */
export const OneFigureLess = meta.story({
  args: { start: 15_000_000 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', named);
    await press('{Tab}{End}');
    await expect(field).toHaveValue('150.000');
    await press('{Backspace}');
    await expect(field).toHaveValue('15000');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_500_000);
    await press('00');
    await expect(args.onChange).toHaveBeenLastCalledWith(150_000_000);
    await press('{Tab}');
    await expect(field).toHaveValue('1.500.000');
    await press('{Shift>}{Tab}{/Shift}{Home}{ArrowRight}{ArrowRight}{Delete}');
    await expect(field).toHaveValue('100000');
    await expect(field.selectionStart).toBe(1);
  },
});

/** Tab selects the whole amount, so that typing replaces it. */
export const TypedOver = meta.story({
  args: { start: 123_450 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await press('{Tab}9.876,5');
    await expect(canvas.getByRole('textbox', named)).toHaveValue('9.876,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(987_650);
  },
});

/** Text that is no amount stays as typed and gives no amount. */
export const Unreadable = meta.story({
  parameters: { everyTurn: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', named);
    await userEvent.type(field, '150k');
    await userEvent.tab();
    await expect(field).toHaveValue('150k');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(field).toHaveAccessibleDescription('in euro Dit is geen bedrag. Schrijf het zo: 1.234,50.');
    await userEvent.type(field, '{Backspace}000');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(15_000_000);
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}k');
    await userEvent.tab();
  },
});

/** Three digits after a comma could be thousands in another notation: the field says how to write it instead of guessing. */
export const TooManyDecimals = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', named);
    await userEvent.type(field, '1,234');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(field).toHaveAccessibleDescription('in euro Dit is geen bedrag. Schrijf het zo: 1.234.');
    await userEvent.type(field, '5');
    await expect(field).toHaveAccessibleDescription('in euro Gebruik hoogstens 2 cijfers achter de komma.');
    await userEvent.type(field, '{Backspace}');
  },
});

/** A value set by the owner replaces the text, also an invalid one. */
export const FromElsewhere = meta.story({
  args: { reset: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', named);
    await userEvent.type(field, '150k');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin opnieuw' }));
    await expect(field).toHaveValue('');
    await expect(field).toBeValid();
    await userEvent.type(field, '98000');
    await userEvent.tab();
    await expect(field).toHaveValue('98.000');
  },
});

/** The other language formats the same amount its own way. */
export const LanguageSwitched = meta.story({
  args: { start: 123_450 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', named)).toHaveValue('1.234,50');
    await storyI18n.changeLanguage('en');
    await expect(await canvas.findByDisplayValue('1,234.50')).toBeVisible();
    await storyI18n.changeLanguage('nl');
    await expect(await canvas.findByDisplayValue('1.234,50')).toBeVisible();
  },
});

/** The sign and the unit are part of the box: a click on them focuses the input. */
export const ClickOnSign = meta.story({
  args: { start: 123_450 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('€'));
    await expect(canvas.getByRole('textbox', named)).toHaveFocus();
  },
});
