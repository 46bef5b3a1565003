import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Chip, ChipButton } from './Chip.tsx';

const meta = preview.meta({
  title: 'Components/Chip',
  tags: ['stable'],
  component: Chip,
  args: { name: 'Status', value: 'Nieuw, Benaderd', onRemove: fn() },
  parameters: { density: 'console' },
});

export const Filter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Status' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
export const LongValue = meta.story({
  args: { value: 'Nieuw, Benaderd, Gekwalificeerd, Klant geworden, Afgewezen en nog iets langs' },
});
export const Action = meta.story({ render: () => <ChipButton icon={Plus}>Filter</ChipButton> });
export const Pressed = meta.story({ render: () => <ChipButton aria-pressed="true">Alleen te laat</ChipButton> });
