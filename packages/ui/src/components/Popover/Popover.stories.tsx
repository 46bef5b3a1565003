import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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

/** Opened by keyboard the focus goes in; Escape closes it and gives the focus back to the button. */
export const ByKeyboard = meta.story({
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ontvangen' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Ontvangen' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});
