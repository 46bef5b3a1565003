import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LazyPart } from './LazyPart.tsx';

const code = {
  Box: ({ open, onClose }: { open: boolean; onClose: () => void }) => (
    <Dialog open={open} onClose={onClose} title="FNC" size="small">
      <Say nl="Hier staat wat is opgehaald" en="Here stands what was fetched" />
    </Dialog>
  ),
};

let connected = true;

interface SampleProps {
  fetchCode: () => Promise<typeof code>;
}

function Sample({ fetchCode }: SampleProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Say nl="Open" en="Open" />
      </Button>
      <LazyPart fetchCode={fetchCode} open={open} onClose={close} fallback={<p role="status">…</p>}>
        {({ Box }) => <Box open={open} onClose={close} />}
      </LazyPart>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/LazyPart',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', chromatic: { disableSnapshot: true } },
  args: { fetchCode: fn(() => Promise.resolve(code)) },
});

/** Its code is not fetched before it opens. */
export const Opened = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(args.fetchCode).not.toHaveBeenCalled();
    const page = within(canvasElement.ownerDocument.body);
    for (let time = 0; time < 2; time++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await waitFor(() => expect(page.getByRole('dialog', { name: 'FNC' })).toBeVisible());
      await userEvent.click(page.getByRole('button', { name: 'Sluit' }));
      await waitFor(() => expect(page.queryByText('Hier staat wat is opgehaald')).toBeNull());
    }
  },
});

/** A code that cannot be fetched is told, and the next press tries again. */
export const OutOfReach = meta.story({
  args: {
    fetchCode: fn(() => (connected ? Promise.resolve(code) : Promise.reject(new Error('no connection')))),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    connected = false;
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await expect(await page.findByText(/Geen verbinding met de server/)).toBeVisible();
    await expect(canvas.queryByText('…')).toBeNull();
    connected = true;
    await userEvent.click(button);
    await waitFor(() => expect(page.getByText('Hier staat wat is opgehaald')).toBeVisible());
  },
});
