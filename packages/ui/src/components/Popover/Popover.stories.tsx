import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

function Example({ startsOpen = false }: { startsOpen?: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(startsOpen);
  return (
    <div style={{ minHeight: 220 }}>
      <Popover
        trigger={<Button>{say('Ontvangen', 'Received')}</Button>}
        label={say('Ontvangen', 'Received')}
        open={open}
        onOpen={setOpen}
      >
        <TextField type="date" label={say('Vanaf', 'From')} optional />
      </Popover>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Popover',
  tags: ['stable'],
  component: Popover,
  parameters: { density: 'console' },
});

export const Closed = meta.story({ render: () => <Example /> });
export const Open = meta.story({ render: () => <Example startsOpen /> });

const button = () => screen.getByRole('button', { name: 'Ontvangen' });
const panel = () => screen.queryByRole('dialog', { name: 'Ontvangen' });

export const ClosedByAClickBeside = meta.story({
  render: () => <Example startsOpen />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(document.body);
    await waitFor(() => expect(panel()).toBeNull());
  },
});

/**
 * The pattern "Dialog" of the ARIA Authoring Practices, not modal: opened by keyboard it takes the focus, Escape closes
 * it and returns the focus.
 */
export const Keyboard = meta.story({
  render: () => <Example />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await press('{Tab}');
    await expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Vanaf/)).toHaveFocus());
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await press('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    await expect(button()).toHaveFocus();
    await press(' ');
    await waitFor(() => expect(panel()).toBeVisible());
    await press('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  },
});
