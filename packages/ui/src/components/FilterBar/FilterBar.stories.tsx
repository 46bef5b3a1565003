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
  parameters: { density: 'console' },
});

export const Filtered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 van 1.087');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});
export const NotKnownYet = meta.story({ args: { count: null, onReset: undefined } });
