import type { ComponentProps } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

function Sample({ text, ...props }: Partial<ComponentProps<typeof Tooltip>>) {
  const say = useSay();
  return (
    <div style={{ display: 'flex', gap: 16, justifyContent: 'center', padding: '72px 24px' }}>
      <Tooltip
        delay={0}
        text={text ?? say('vrijdag 20 november 2026 om 14:10', 'Friday 20 November 2026 at 14:10')}
        {...props}
      >
        <Button>{say('gisteren', 'yesterday')}</Button>
      </Tooltip>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Tooltip',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console' },
});

const words = 'vrijdag 20 november 2026 om 14:10';
const bubble = () => screen.queryByText(words);

export const OnFocus = meta.story({
  play: async () => {
    await press('{Tab}');
    await screen.findByText(words);
  },
});

export const LongText = meta.story({
  args: {
    text: 'Esmee Golfslag, internationale belastingadviesvennootschap, esmee.golfslag@internationalebelastingadvies.example',
  },
  play: async () => {
    await press('{Tab}');
    const long = await screen.findByText(/^Esmee Golfslag, internationale/);
    await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
});

/** It stays while the pointer is on it, so that enlarged text can be read and copied, and disappears afterwards. */
export const OnHover = meta.story({
  parameters: { everyTurn: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const shown = await screen.findByText(words);
    await expect(shown.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
    // A real mouse reports where it moves to; the simulated one does not.
    const leaving = { bubbles: true, pointerType: 'mouse', relatedTarget: shown };
    button.dispatchEvent(new PointerEvent('pointerout', leaving));
    await expect(bubble()).toBeVisible();
    await expect(getComputedStyle(shown).pointerEvents).not.toBe('none');
    await userEvent.unhover(shown);
    await waitFor(() => expect(bubble()).toBeNull());
  },
});

/** The pattern "Tooltip" of the ARIA Authoring Practices: shown on focus, hidden on Escape, which keeps the focus. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Sample {...args} />
      <Button>Volgende</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await press('{Tab}');
    await screen.findByText(words);
    await press('{Escape}');
    await waitFor(() => expect(bubble()).toBeNull());
    await expect(canvas.getByRole('button', { name: 'gisteren' })).toHaveFocus();
    await press('{Tab}');
    await press('{Shift>}{Tab}{/Shift}');
    await screen.findByText(words);
    await press('{Tab}');
    await waitFor(() => expect(bubble()).toBeNull());
  },
});
