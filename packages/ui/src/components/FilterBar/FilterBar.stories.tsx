import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Chip, ChipButton } from '../Chip/Chip.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

function Sample(props: Omit<FilterBarProps, 'children'>) {
  const say = useSay();
  return (
    <FilterBar {...props}>
      <Chip name="Status" value={say('Nieuw, Benaderd', 'New, Contacted')} onRemove={fn()} />
      <Chip name={say('Ontvangen', 'Received')} value={say('sinds 10 nov', 'since 10 Nov')} onRemove={fn()} />
      <ChipButton>Filter</ChipButton>
    </FilterBar>
  );
}

const filtered: Omit<FilterBarProps, 'children'> = { count: { shown: 12, total: 1087 }, onReset: fn() };

const meta = preview.meta({
  title: 'Components/FilterBar',
  tags: ['stable'],
  component: Sample,
  args: filtered,
  parameters: { density: 'console', everyState: true },
});

export const Filtered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 van 1.087');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});
/** More match than were counted. */
export const MoreThanCounted = meta.story({
  args: { count: { shown: 1000, total: 48_210, exceeded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('meer dan 1.000 van 48.210');
  },
});
export const NotKnownYet = meta.story({ args: { count: null, onReset: undefined } });

function Living() {
  const say = useSay();
  const all = [say('Nieuw', 'New'), say('Benaderd', 'Contacted'), say('Afgewezen', 'Rejected')];
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = all.filter((name) => !gone.includes(name));
  return (
    <FilterBar
      count={{ shown: left.length === 0 ? 87 : 12 * left.length, total: 87 }}
      onReset={left.length === 0 ? undefined : () => setGone(all)}
    >
      {left.map((name) => (
        <Chip key={name} name="Status" value={name} onRemove={() => setGone([...gone, name])} />
      ))}
      <ChipButton>Filter</ChipButton>
    </FilterBar>
  );
}

/** A removed chip passes the focus to the chip that takes its place; the last chip and Reset pass it to the bar. */
export const FocusStays = meta.story({
  render: () => <Living />,
  play: async ({ canvas, userEvent }) => {
    const chips = () => canvas.getAllByRole('button', { name: 'Verwijder filter Status' });
    await userEvent.click(chips()[1] as HTMLElement);
    await expect(chips()[1]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('24 van 87');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('87 van 87');
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
