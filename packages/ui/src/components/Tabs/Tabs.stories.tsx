import { FileText, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

type Outcome = 'all' | 'failed' | 'skipped' | 'delivered';

interface SampleProps extends Pick<TabsProps<Outcome>, 'activation'> {
  start?: Outcome;
  skipped?: 'disabled';
  look?: 'icons' | 'long';
  onChange?: (value: Outcome) => void;
}

function Sample({ start = 'all', skipped, look, activation, onChange }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState<Outcome>(start);
  const long = look === 'long';
  return (
    <Tabs
      label={say('Ontvangers', 'Recipients')}
      activation={activation}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      tabs={[
        {
          value: 'all',
          label: long ? say('Alle geadresseerden', 'All the addressees') : say('Alles', 'All'),
          count: long ? 12_065 : 65,
          icon: look === 'icons' ? Users : undefined,
        },
        {
          value: 'failed',
          label: long ? say('Onbestelbaar gebleken', 'Proved undeliverable') : say('Mislukt', 'Failed'),
          count: 3,
          icon: look === 'icons' ? FileText : undefined,
        },
        {
          value: 'skipped',
          label: long ? say('Overgeslagen, afgemeld', 'Skipped, unsubscribed') : say('Overgeslagen', 'Skipped'),
          count: 0,
          disabled: skipped === 'disabled',
        },
        {
          value: 'delivered',
          label: long ? say('Bezorgd bij ontvanger', 'Delivered to recipient') : say('Bezorgd', 'Delivered'),
        },
      ]}
    >
      <TabPanel value="all">{say('Alle 65 ontvangers.', 'All 65 recipients.')}</TabPanel>
      <TabPanel value="failed">{say('Drie adressen mislukten.', 'Three addresses failed.')}</TabPanel>
      <TabPanel value="skipped">{say('Niemand is overgeslagen.', 'Nobody was skipped.')}</TabPanel>
      <TabPanel value="delivered">{say('De rest is bezorgd.', 'The rest was delivered.')}</TabPanel>
    </Tabs>
  );
}

const meta = preview.meta({
  title: 'Components/Tabs',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
  parameters: { everyState: true, density: 'console' },
});

export const First = meta.story();
export const WithIcons = meta.story({ args: { look: 'icons', start: 'failed' } });
export const OneDisabled = meta.story({ args: { skipped: 'disabled' } });
export const SiteSize = meta.story({ parameters: { density: 'site' } });

/** Too narrow for all tabs: the row scrolls, and the selected tab is scrolled into view. */
export const Overflowing = meta.story({
  args: { look: 'long', start: 'delivered' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 312 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { name: /Bezorgd/ }).getBoundingClientRect();
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(row.right);
    await expect(chosen.left).toBeGreaterThan(row.left);
  },
  parameters: { picture: true },
});

/**
 * The pattern "Tabs" of the ARIA Authoring Practices, with automatic activation: one tab stop, arrows cycle and show
 * the panel at once, Home and End move to the ends, and Tab moves into the panel.
 */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await press('{Tab}');
    await expect(tab('Alles 65')).toHaveFocus();
    for (const [key, name, shown] of [
      ['{ArrowRight}', 'Mislukt 3', 'Drie adressen mislukten.'],
      ['{ArrowLeft}', 'Alles 65', 'Alle 65 ontvangers.'],
      ['{ArrowLeft}', 'Bezorgd', 'De rest is bezorgd.'],
      ['{ArrowRight}', 'Alles 65', 'Alle 65 ontvangers.'],
      ['{End}', 'Bezorgd', 'De rest is bezorgd.'],
      ['{Home}', 'Alles 65', 'Alle 65 ontvangers.'],
    ] as const) {
      await press(key);
      await expect(tab(name)).toHaveFocus();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent(shown);
    }
    await press('{Tab}');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect(tab('Alles 65')).toHaveFocus();
  },
});

/** Manual activation: arrows only move the focus, Enter or Space shows the panel. A disabled tab is focusable. */
export const KeyboardManual = meta.story({
  args: { activation: 'manual', skipped: 'disabled' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await press('{Tab}');
    await press('{ArrowRight}');
    await expect(tab('Mislukt 3')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('failed');
    await press('{ArrowRight}');
    await expect(tab('Overgeslagen 0')).toHaveFocus();
    await press(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await press('{ArrowRight}');
    await press(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('delivered');
  },
});
