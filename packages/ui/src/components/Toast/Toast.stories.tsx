import { Trash2, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type ToastOptions } from './toastQueue.ts';
import { useToast } from './ToastProvider.tsx';

const undone = fn().mockName('undone');
const gone = fn().mockName('gone');
const acted = fn().mockName('acted');

type Kind = 'removed' | 'added' | 'failed' | 'long';

const samples = (say: (nl: string, en: string) => string): Record<Kind, ToastOptions> => ({
  removed: { message: say('3 leads verwijderd', '3 leads deleted'), icon: Trash2, undo: undone, onGone: gone },
  added: {
    message: say('Client succesvol toegevoegd!', 'Client added.'),
    action: { label: say('Open', 'Show'), onAction: acted },
    onGone: gone,
  },
  failed: {
    message: say('Status niet bewaard.', 'Status not saved.'),
    detail: say('De fout staat ook in de rij.', 'The row says so too.'),
    icon: WifiOff,
    tone: 'danger',
    action: { label: say('Opnieuw', 'Retry'), onAction: acted },
  },
  long: {
    message: say(
      'Maximiliaan van den Zeewolde-Stormvogel en nog 12 geadresseerden verwijderd uit de Vennootschapsbelastingaangiftebrief',
      'Maximiliaan van den Zeewolde-Stormvogel and 12 further addressees deleted from the Corporation-tax-return-letter',
    ),
    undo: undone,
  },
});

interface SampleProps {
  /** Shown one after the other, at once. */
  toasts: readonly Kind[];
  /** Milliseconds; of every toast. */
  duration?: number;
}

function Shown({ toasts, duration }: SampleProps) {
  const say = useSay();
  const { show, dismiss } = useToast();
  const [words] = useState(() => samples(say));
  useEffect(() => {
    const ids = toasts.map((kind) => show({ ...words[kind], duration }));
    return () => ids.forEach(dismiss);
  }, [toasts, duration, words, show, dismiss]);
  return <Button>{say('Iets anders', 'Something else')}</Button>;
}

/** What was said stays said in the language it was said in: another language needs new ones. */
function Sample(props: SampleProps) {
  const { i18n } = useTranslation();
  return <Shown key={i18n.language} {...props} />;
}

const one: readonly Kind[] = ['removed'];

const meta = preview.meta({
  title: 'Components/Toast',
  tags: ['stable'],
  component: Sample,
  args: { toasts: one },
  parameters: { density: 'console', toasts: 'paused', docs: ownWindow },
  beforeEach: () => {
    for (const mock of [undone, gone, acted]) mock.mockClear();
  },
});

const undo = () => screen.getByRole('button', { name: 'Maak ongedaan' });
const before = () => screen.getByRole('button', { name: 'Iets anders' });
const removed = () => screen.queryByText('3 leads verwijderd');

export const Undo = meta.story({
  play: async () => {
    await expect(screen.getByText('nog 10 s')).toBeVisible();
  },
});
export const Plain = meta.story({ args: { toasts: ['added'] } });
export const Failed = meta.story({ args: { toasts: ['failed'] } });
export const Stacked = meta.story({ args: { toasts: ['removed', 'added', 'failed'] } });
export const LongWords = meta.story({ args: { toasts: ['long'] } });

/** Undo takes it back once, and the message goes. */
export const TakenBack = meta.story({
  parameters: { picture: 'none' },
  play: async ({ userEvent }) => {
    await userEvent.click(undo());
    await expect(undone).toHaveBeenCalledOnce();
    await expect(gone).not.toHaveBeenCalled();
    await waitFor(() => expect(removed()).toBeNull());
  },
});

/**
 * It never takes the focus. F6 goes to the newest one, Tab to the others, Escape back to where one was without losing anything;
 * Enter on Undo takes it back and gives the focus back.
 */
export const Keyboard = meta.story({
  args: { toasts: ['removed', 'added'] },
  parameters: { picture: 'none' },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Meldingen' });
    await expect(region).toHaveAttribute('aria-keyshortcuts', 'F6');
    await press('{Tab}');
    await expect(before()).toHaveFocus();
    await press('{F6}');
    await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await press('{Escape}');
    await expect(before()).toHaveFocus();
    await expect(removed()).toBeVisible();

    await press('{F6}');
    await press('{Shift>}{Tab}{/Shift}');
    await expect(undo()).toHaveFocus();
    await press('{Enter}');
    await expect(undone).toHaveBeenCalledOnce();
    await expect(before()).toHaveFocus();
    await waitFor(() => expect(removed()).toBeNull());

    await press('{F6}');
    await press('{Tab}');
    await expect(screen.getByRole('button', { name: 'Sluit melding' })).toHaveFocus();
    await press('{Enter}');
    await expect(gone).toHaveBeenCalledOnce();
    await expect(before()).toHaveFocus();
  },
});

/** When its time is up it goes by itself. */
export const TimeUp = meta.story({
  args: { duration: 300 },
  parameters: { toasts: 'running', picture: 'none' },
  play: async () => {
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
    await waitFor(() => expect(removed()).toBeNull());
    await expect(undone).not.toHaveBeenCalled();
  },
});

const standsStillFor = async (milliseconds: number) => {
  const since = performance.now();
  await waitFor(() => expect(performance.now() - since).toBeGreaterThan(milliseconds), { timeout: 5000 });
};

/** Time stands still while it has the focus: without it, it would have gone. */
export const HeldByFocus = meta.story({
  args: { duration: 600 },
  parameters: { toasts: 'running', picture: 'none' },
  play: async () => {
    await press('{F6}');
    await expect(undo()).toHaveFocus();
    await standsStillFor(1200);
    await expect(gone).not.toHaveBeenCalled();
    before().focus();
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
});

/** And while the pointer is on it. */
export const HeldByPointer = meta.story({
  args: { duration: 600 },
  parameters: { toasts: 'running', picture: 'none' },
  play: async ({ userEvent }) => {
    await userEvent.hover(undo());
    await standsStillFor(1200);
    await expect(gone).not.toHaveBeenCalled();
    await userEvent.unhover(undo());
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
});

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

/**
 * All that is not the dialog is inert: the message stands inside it, so that Undo works and Tab finds it. It stays when the
 * dialog closes, the same button as before.
 */
export const KeyboardOverADialog = meta.story({
  render: (args) => <AboveADialog {...args} />,
  parameters: { picture: 'none' },
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

/** The pointer that held it is told of no leaving when it moves: its time goes on all the same. */
export const TimeGoesOnAfterADialog = meta.story({
  args: { duration: 600 },
  render: (args) => <AboveADialog {...args} />,
  parameters: { toasts: 'running', picture: 'none' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(undo()));
    await userEvent.hover(undo());
    await press('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
});
