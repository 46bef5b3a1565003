import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Chip, ChipButton } from './Chip.tsx';

const onRemove = fn();
const onPress = fn();

function Example({ long = false }: { long?: boolean }) {
  const say = useSay();
  const few = say('Nieuw, Benaderd', 'New, Contacted');
  const many = say(
    'Nieuw, Benaderd, Gekwalificeerd, Klant geworden, Afgewezen en nog iets langs',
    'New, Contacted, Qualified, Became a client, Rejected and something long besides',
  );
  return <Chip name="Status" value={long ? many : few} onRemove={onRemove} />;
}

const meta = preview.meta({
  title: 'Components/Chip',
  tags: ['stable'],
  component: Example,
  parameters: { everyState: true, density: 'console' },
  beforeEach: () => {
    onRemove.mockClear();
    onPress.mockClear();
  },
});

/** The name of the remove button contains the filter. */
export const Filter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Status' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
});
/** Tab moves to the remove button; Enter and Space click it. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onRemove).toHaveBeenCalledTimes(2);
  },
});
export const LongValue = meta.story({ args: { long: true } });
/** Never wider than its container. */
export const LongValueOnAPhone = meta.story({
  args: { long: true },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const OnTheSite = meta.story({ parameters: { density: 'site' } });
export const Action = meta.story({
  render: () => (
    <ChipButton icon={Plus} onClick={onPress}>
      <Say nl="Filter toevoegen" en="Add filter" />
    </ChipButton>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter toevoegen' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
});
/** A selected option: announced as pressed, and filled instead of bordered. */
export const Pressed = meta.story({
  render: () => (
    <ChipButton aria-pressed="true">
      <Say nl="Alleen te laat" en="Late only" />
    </ChipButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
  parameters: { forcedColors: true },
});
export const NotPressed = meta.story({
  render: () => (
    <ChipButton aria-pressed="false">
      <Say nl="Alleen te laat" en="Late only" />
    </ChipButton>
  ),
});
export const Disabled = meta.story({
  render: () => (
    <ChipButton disabled icon={Plus}>
      <Say nl="Filter toevoegen" en="Add filter" />
    </ChipButton>
  ),
});
