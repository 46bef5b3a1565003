import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

interface SampleProps extends Partial<Omit<SliderProps, 'label' | 'error' | 'hint' | 'ticks'>> {
  start?: number;
  marked?: boolean;
  wrong?: boolean;
}

const max = 300_000;

function useWords() {
  const say = useSay();
  const { i18n } = useTranslation();
  const euro = (value: number) => `€ ${value.toLocaleString(i18n.language === 'en' ? 'en-GB' : 'nl-NL')}`;
  return { say, valueText: (value: number) => say(`${euro(value)} per jaar`, `${euro(value)} a year`) };
}

const ticks = [0, 100_000, 200_000, max].map((value) => ({ value, label: value === 0 ? '0' : `${value / 1000}k` }));

function Sample({ start = 150_000, marked = false, wrong = false, onChange, ...props }: SampleProps) {
  const { say, valueText } = useWords();
  const [value, setValue] = useState(start);
  return (
    <Slider
      min={0}
      max={max}
      step={5000}
      valueText={valueText}
      {...props}
      label={say('Omzet per jaar', 'Revenue a year')}
      ticks={marked ? ticks : undefined}
      error={wrong ? say('Kies een omzet boven nul.', 'Choose a revenue above zero.') : undefined}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Slider',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
});

/** Without ticks the ends are labelled. */
export const Plain = meta.story();
export const Marked = meta.story({ args: { marked: true } });
export const AtTheStart = meta.story({ args: { start: 0, marked: true } });
export const AtTheEnd = meta.story({ args: { start: max, marked: true } });
export const WithError = meta.story({ args: { start: 0, wrong: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Console = meta.story({ args: { marked: true }, parameters: { density: 'console' } });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample marked />
    </div>
  ),
});

/** The same steps in every browser: one per arrow key, ten per page key, the ends with Home and End. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Omzet per jaar' });
    const value = () => slider.getAttribute('aria-valuetext');
    await press('{Tab}');
    await expect(slider).toHaveFocus();
    await press('{ArrowRight}');
    await expect(value()).toBe('€ 155.000 per jaar');
    await press('{ArrowUp}');
    await expect(value()).toBe('€ 160.000 per jaar');
    await press('{ArrowLeft}');
    await press('{ArrowDown}');
    await expect(value()).toBe('€ 150.000 per jaar');
    await press('{PageUp}');
    await expect(value()).toBe('€ 200.000 per jaar');
    await press('{PageDown}');
    await expect(value()).toBe('€ 150.000 per jaar');
    await press('{End}');
    await expect(value()).toBe('€ 300.000 per jaar');
    await press('{Home}');
    await expect(value()).toBe('€ 0 per jaar');
  },
});

/** A dragged thumb snaps to a step. */
export const Dragged = meta.story({
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '123456' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(125_000);
  },
});

function WithField({ onCents }: { onCents?: (cents: number | null) => void }) {
  const { say, valueText } = useWords();
  const [cents, setCents] = useState<number | null>(15_000_000);
  const change = (next: number | null) => {
    setCents(next);
    onCents?.(next);
  };
  return (
    <div style={{ maxWidth: 360 }}>
      <MoneyField
        size="large"
        label={say('Omzet per jaar', 'Revenue a year')}
        hint={say('De som rekent met omzet als winst.', 'The calculation treats revenue as profit.')}
        hintPlace="above"
        value={cents}
        onChange={change}
      />
      <Slider
        label={say('Omzet per jaar, ruw', 'Revenue a year, roughly')}
        labelPlace="hidden"
        min={0}
        max={max}
        step={5000}
        ticks={ticks}
        valueText={valueText}
        value={Number.isNaN(cents) ? 0 : (cents ?? 0) / 100}
        onChange={(euros) => change(euros * 100)}
      />
    </div>
  );
}

/** An approximate and an exact control for one amount: the slider has steps, the field accepts any amount. */
export const WithMoneyField = meta.story({
  render: () => <WithField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Omzet per jaar' });
    const slider = canvas.getByRole('slider', { name: 'Omzet per jaar, ruw' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveValue('155.000');
    await userEvent.clear(field);
    await userEvent.type(field, '123.456,78');
    await expect(slider).toHaveAttribute('aria-valuetext', '€ 123.456,78 per jaar');
    await userEvent.clear(field);
    await userEvent.type(field, '450000'); // beyond the maximum of the slider: the field keeps it
    await expect(slider).toHaveValue('300000');
    await userEvent.tab();
    await expect(field).toHaveValue('450.000');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(field).toHaveValue('300.000');
  },
});
