import { Trash2, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type ToastOptions } from './toastQueue.ts';
import { useToast } from './ToastProvider.tsx';

interface SampleProps {
  /** Shown one after the other, at once. */
  toasts: readonly ToastOptions[];
}

function Sample({ toasts }: SampleProps) {
  const { show, dismiss } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show(toast));
    return () => ids.forEach(dismiss);
  }, [toasts, show, dismiss]);
  return (
    <Button>
      <Say nl="Iets anders" en="Something else" />
    </Button>
  );
}

const undone = fn().mockName('undone');
const gone = fn().mockName('gone');
const removed: ToastOptions = { message: '3 leads verwijderd', icon: Trash2, undo: undone, onGone: gone };

const meta = preview.meta({
  title: 'Components/Toast',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', toasts: 'paused', docs: ownWindow },
  beforeEach: () => {
    undone.mockClear();
    gone.mockClear();
  },
});

export const Undo = meta.story({
  args: { toasts: [removed] },
  play: async () => {
    await expect(screen.getByText('nog 10 s')).toBeVisible();
  },
});

export const Stacked = meta.story({
  args: {
    toasts: [
      removed,
      { message: 'Client succesvol toegevoegd!', action: { label: 'Open', onAction: fn() } },
      {
        message: 'Status niet bewaard.',
        detail: 'De fout staat ook in de rij.',
        icon: WifiOff,
        tone: 'danger',
        action: { label: 'Opnieuw', onAction: fn() },
      },
    ],
  },
});

/** Undo takes it back once, and the message goes. */
export const TakenBack = meta.story({
  args: { toasts: [removed] },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(gone).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('3 leads verwijderd')).toBeNull());
  },
});

/** It never takes the focus; F6 goes there, and using it gives the focus back. */
export const ByKeyboard = meta.story({
  args: { toasts: [removed] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const before = canvas.getByRole('button', { name: 'Iets anders' });
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Maak ongedaan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undone).toHaveBeenCalledOnce();
    await expect(before).toHaveFocus();
  },
});

/** When its time is up it goes by itself. */
export const TimeUp = meta.story({
  args: { toasts: [{ ...removed, duration: 300 }] },
  parameters: { toasts: 'running' },
  play: async () => {
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(screen.queryByText('3 leads verwijderd')).toBeNull();
    await expect(undone).not.toHaveBeenCalled();
  },
});

/** Time stands still while it has the focus: the other one, without it, would have gone. */
export const HeldByFocus = meta.story({
  args: { toasts: [{ ...removed, duration: 600 }] },
  parameters: { toasts: 'running' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{F6}');
    const undo = screen.getByRole('button', { name: 'Maak ongedaan' });
    await expect(undo).toHaveFocus();
    const ticks = performance.now();
    await waitFor(() => expect(performance.now() - ticks).toBeGreaterThan(1200), { timeout: 3000 });
    await expect(gone).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Iets anders' }).focus();
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
});

function AboveADialog() {
  const say = useSay();
  return (
    <>
      <Dialog open title={say('Een dialoog', 'A dialog')} onClose={fn()}>
        …
      </Dialog>
      <Sample toasts={[removed]} />
    </>
  );
}

export const OverADialog = meta.story({ args: { toasts: [] }, render: () => <AboveADialog /> });
