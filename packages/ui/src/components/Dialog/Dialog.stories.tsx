import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
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
export const Wide = meta.story({ args: { size: 'wide' } });
export const FullOnPhone = meta.story({ args: { phone: 'full' }, globals: { viewport: { value: 'phone' } } });
/** Without a header: the content has its own title. */
export const Bare = meta.story({
  args: {
    bare: true,
    footer: undefined,
    children: (
      <div style={{ padding: 48 }}>
        <Say nl="De inhoud tekent zichzelf." en="The content draws itself." />
      </div>
    ),
  },
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
const save = () => screen.getByRole('button', { name: 'Bewaar' });

const name = () => screen.getByRole('textbox', { name: 'Naam' });
const cross = () => screen.getByRole('button', { name: 'Sluit' });

/**
 * The pattern "Dialog (Modal)" of the ARIA Authoring Practices: focus moves to the marked field, Tab and Shift+Tab
 * cycle inside, Escape closes, and the focus returns to where it was.
 */
export const Keyboard = meta.story({
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    opener().focus();
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Naam wijzigen' });
    await expect(name()).toHaveFocus();

    const round = [cross(), name(), screen.getByRole('button', { name: 'Annuleer' }), save()];
    for (const stop of [...round.slice(2), ...round]) {
      await press('{Tab}');
      await expect(stop).toHaveFocus();
    }
    for (const stop of round.toReversed().slice(1)) {
      await press('{Shift>}{Tab}{/Shift}');
      await expect(stop).toHaveFocus();
    }
    await press('{Shift>}{Tab}{/Shift}');
    await expect(save()).toHaveFocus();

    await press('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener()).toHaveFocus();
  },
});

/** No element is marked: the title takes the focus, so that it is read first; Tab moves on in both directions. */
export const KeyboardFromTheTitle = meta.story({
  args: { children: <Say nl="Lees dit eerst." en="Read this first." /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Naam wijzigen' });
    await waitFor(() => expect(title).toHaveFocus());
    await press('{Shift>}{Tab}{/Shift}');
    await expect(save()).toHaveFocus();
    await press('{Tab}');
    await expect(cross()).toHaveFocus();
  },
});

/** Rendered before it opens: the field is the same element before and after, with the typed text in it. */
export const KeptContent = meta.story({
  args: { open: false, content: 'kept' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Naam', hidden: true });
    await expect(field).not.toBeVisible();
    await userEvent.click(opener());
    await expect(name()).toBe(field);
    await userEvent.type(field, ' jr.');
    await press('{Escape}');
    await waitFor(() => expect(field).not.toBeVisible());
    await userEvent.click(opener());
    await expect(name()).toHaveValue('Esmee Golfslag jr.');
  },
});

export const ByTheCross = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
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
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    pressBeside(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The browser reports a closing later: when the dialog is open again by then, it stays open. */
export const OpenedAgainAtOnce = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await fireEvent(dialog, new Event('close'));
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('open');
  },
});

/** A click outside does not close a half-filled form. */
export const KeptOnAClickBeside = meta.story({
  args: { onBackdrop: 'keep' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    pressBeside(dialog);
    await expect(dialog).toHaveAttribute('open');
  },
});

/** For what is shown once: no close button, and Escape does nothing, however often it is pressed. */
export const StaysUntilAnswered = meta.story({
  args: { stays: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Sluit' })).toBeNull();
    await press('{Escape}');
    await press('{Escape}');
    pressBeside(dialog);
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
});

function Question() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Vraag</Button>
      {asked && (
        <Dialog open onClose={() => setAsked(false)} title="Weggaan?">
          <Button onClick={() => setAsked(false)}>Blijf</Button>
        </Dialog>
      )}
    </>
  );
}

/** A question over another dialog that is gone once it is answered: the focus returns into the dialog under it. */
export const AskedOverAnother = meta.story({
  args: { children: <Question /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Blijf' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Weggaan?' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Vraag' })).toHaveFocus();
  },
});
