import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Example({ open: startsOpen = true, ...props }: Partial<DialogProps>) {
  const say = useSay();
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Wijzig naam', 'Change name')}</Button>
      <Dialog
        title={say('Naam wijzigen', 'Change the name')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>
              <Say nl="Annuleer" en="Cancel" />
            </Button>
            <Button variant="primary">
              <Say nl="Bewaar" en="Save" />
            </Button>
          </>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <TextField label={say('Naam', 'Name')} defaultValue="Esmee Golfslag" data-autofocus="" />}
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Dialog',
  tags: ['stable'],
  component: Example,
  parameters: { density: 'console', docs: ownWindow },
});

export const Small = meta.story();
export const Medium = meta.story({ args: { size: 'medium', titleIcon: Anchor } });
export const Drawer = meta.story({ args: { size: 'drawer' } });
export const FullOnPhone = meta.story({ args: { phone: 'full' } });
/** Without a head: the content draws itself. */
export const Bare = meta.story({
  args: { bare: true, footer: undefined, children: <div style={{ padding: 48 }}>…</div> },
});
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={`line ${line}`}>
        <Say nl="Nog een regel van een lange tekst." en="One more line of a long text." />
      </p>
    )),
  },
});

const opener = () => screen.getByRole('button', { name: 'Wijzig naam' });

/** Focus goes in, stays in, and comes back with Escape. */
export const ByKeyboard = meta.story({
  args: { open: false },
  play: async ({ userEvent }) => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Naam wijzigen' });
    await expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true })); // what the browser makes of a real Escape
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener()).toHaveFocus();
  },
});

export const ByTheCross = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sluit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const pressBeside = (dialog: HTMLElement) => {
  for (const kind of ['pointerdown', 'click']) {
    dialog.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: 2, clientY: 2 }));
  }
};

export const ByAClickBeside = meta.story({
  play: async () => {
    pressBeside(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A half-filled form is not lost by a click beside it. */
export const KeptOnAClickBeside = meta.story({
  args: { onBackdrop: 'keep' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    pressBeside(dialog);
    await expect(dialog).toHaveAttribute('open');
  },
});
