import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useToast } from './ToastProvider.tsx';
import { gone, type Kind, Sample, type SampleProps, undone } from './sampleToasts.tsx';

const one: readonly Kind[] = ['removed'];

const meta = preview.meta({
  title: 'Components/ToastDialogs',
  tags: ['stable'],
  component: Sample,
  args: { toasts: one },
  parameters: { density: 'console', toasts: 'paused', docs: ownWindow },
  beforeEach: () => {
    for (const mock of [undone, gone]) mock.mockClear();
  },
});

const undo = () => screen.getByRole('button', { name: 'Maak ongedaan' });

function AboveADialog(props: SampleProps) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} title={say('Een dialoog', 'A dialog')} onClose={() => setOpen(false)}>
        {say('De melding staat erboven.', 'The message stands above it.')}
      </Dialog>
      <Sample {...props} />
    </>
  );
}

export const OverADialog = meta.story({ render: (args) => <AboveADialog {...args} /> });

function Asked(props: SampleProps & { text: string }) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  const { text, ...sample } = props;
  return (
    <>
      <ConfirmDialog
        open={open}
        tone="danger"
        title={say('Tess Noordster verwijderen?', 'Delete Tess Noordster?')}
        confirmLabel={say('Verwijder lead', 'Delete lead')}
        onConfirm={() => undefined}
        onCancel={() => setOpen(false)}
      >
        {text}
      </ConfirmDialog>
      <Sample {...sample} />
    </>
  );
}

/** Whether a tap on the middle of the button reaches it. */
const canBeTapped = (name: string) => {
  const button = screen.getByRole('button', { name });
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const four: readonly Kind[] = ['removed', 'removed', 'removed', 'removed'];

/** In a dialog one message is shown, beside the dialog; the others wait with their time, and come back after it. */
export const BesideAQuestion = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  args: { toasts: four },
  render: (args) => <Asked {...args} text="–" />,
  parameters: { picture: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(undo()));
    await expect(screen.getByText('Nog 3 meldingen')).toBeVisible();
    const { bottom } = dialog.getBoundingClientRect();
    await waitFor(() => expect(undo().closest('section')?.getBoundingClientRect().top).toBeGreaterThan(bottom));
    await expect(canBeTapped('Verwijder lead')).toBe(true);
    await expect(canBeTapped('Annuleer')).toBe(true);
  },
});

/** The dialog leaves no room beside it: the message stands above its buttons. */
export const InATallQuestion = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  args: { toasts: four },
  render: (args) => <Asked {...args} text={'Een lange uitleg met veel woorden. '.repeat(28)} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(undo()));
    await waitFor(() => expect(canBeTapped('Verwijder lead')).toBe(true));
    await expect(canBeTapped('Annuleer')).toBe(true);
    await press('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Maak ongedaan' })).toHaveLength(3));
  },
});

/**
 * Everything outside a modal dialog is inert, so the message is inside it: Undo works and Tab reaches it. When the
 * dialog closes, the message stays, with the same button element.
 */
export const KeyboardOverADialog = meta.story({
  render: (args) => <AboveADialog {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(undo()));
    const button = undo();
    await press('{F6}');
    await expect(button).toHaveFocus();
    await press('{Escape}');
    await expect(dialog).toHaveAttribute('open');
    await press('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await waitFor(() => expect(dialog).not.toContainElement(button));
    await expect(button).toBeVisible();
    await press('{F6}');
    await expect(button).toHaveFocus();
    await press('{Enter}');
    await expect(undone).toHaveBeenCalledOnce();
  },
});

/** Closing the dialog moves a hovered message without a `pointerleave`; its countdown continues all the same. */
export const TimeGoesOnAfterADialog = meta.story({
  args: { duration: 600 },
  render: (args) => <AboveADialog {...args} />,
  parameters: { toasts: 'running', chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(undo()));
    await userEvent.hover(undo());
    await press('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
});

function FromDialogToDialog(props: SampleProps & { next: boolean }) {
  const say = useSay();
  const [first, setFirst] = useState(true);
  const { next, ...sample } = props;
  return (
    <>
      {first && (
        <Dialog open title={say('Een dialoog', 'A dialog')} onClose={() => setFirst(false)}>
          {say('Hij wordt weggehaald terwijl hij open is.', 'It is taken out while it is open.')}
        </Dialog>
      )}
      {!first && next && (
        <Dialog open title={say('De volgende', 'The next')} onClose={() => undefined}>
          {say('De melding staat nu hier.', 'The message stands here now.')}
        </Dialog>
      )}
      <Sample {...sample} />
    </>
  );
}

const takenOut = async (next: boolean) => {
  const dialog = await screen.findByRole('dialog', { name: 'Een dialoog' });
  await waitFor(() => expect(dialog).toContainElement(undo()));
  const button = undo();
  await press('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  if (next) await screen.findByRole('dialog', { name: 'De volgende' });
  await waitFor(() => expect(button).toBeVisible());
  await press('{F6}');
  await expect(button).toHaveFocus();
  await press('{Enter}');
  await expect(undone).toHaveBeenCalledOnce();
};

/** The page with the dialog is replaced by another with a dialog: the message moves to that one. */
export const IntoTheNextDialog = meta.story({
  render: (args) => <FromDialogToDialog {...args} next />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: () => takenOut(true),
});

export const OutOfADialogThatIsGone = meta.story({
  render: (args) => <FromDialogToDialog {...args} next={false} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: () => takenOut(false),
});

/** Like a page whose dialog has completed its action. */
function DoneInADialog() {
  const say = useSay();
  const toasts = useToast();
  const [open, setOpen] = useState(true);
  const finish = () => {
    toasts.show({ message: say('Gelukt.', 'Done.') });
    setOpen(false);
  };
  return (
    open && (
      <Dialog open title={say('Een dialoog', 'A dialog')} onClose={() => setOpen(false)}>
        <Button onClick={finish}>{say('Rond af', 'Finish')}</Button>
      </Dialog>
    )
  );
}

/** The first message appears in the render that unmounts its dialog. */
export const AsItsDialogGoes = meta.story({
  render: () => <DoneInADialog />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rond af' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Gelukt.')).toBeVisible();
  },
});
