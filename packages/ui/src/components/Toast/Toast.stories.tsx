import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ownWindow } from '../../testing/ownWindow.ts';
import { press } from '../../testing/press.ts';
import { acted, gone, type Kind, Sample, undone } from './sampleToasts.tsx';

const one: readonly Kind[] = ['removed'];

const meta = preview.meta({
  title: 'Components/Toast',
  tags: ['stable'],
  component: Sample,
  args: { toasts: one },
  parameters: { everyState: true, density: 'console', toasts: 'paused', docs: ownWindow },
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

/** Three at once; the others wait, and their time with them, until there is a place. */
export const MoreThanThree = meta.story({
  args: { toasts: ['failed', 'added', 'removed', 'removed', 'removed'] },
  parameters: { picture: true },
  play: async ({ userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Meldingen' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(region).getByText('Nog 2 meldingen')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Maak ongedaan' })[0] as Element);
    await expect(await screen.findByText('Client succesvol toegevoegd!')).toBeVisible();
    await expect(within(region).getByText('Nog 1 melding')).toBeVisible();
  },
});

/** Undo runs once, and the message disappears. */
export const TakenBack = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(undo());
    await expect(undone).toHaveBeenCalledOnce();
    await expect(gone).not.toHaveBeenCalled();
    await waitFor(() => expect(removed()).toBeNull());
  },
});

/**
 * A toast never takes the focus. F6 moves to the newest one, Tab to the others, Escape back without closing any; Enter
 * on Undo runs it and returns the focus.
 */
export const Keyboard = meta.story({
  args: { toasts: ['removed', 'added'] },
  parameters: { chromatic: { disableSnapshot: true } },
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

/** After its duration it disappears. */
export const TimeUp = meta.story({
  args: { duration: 300 },
  parameters: { toasts: 'running', chromatic: { disableSnapshot: true } },
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

/** The countdown pauses while the toast has the focus. */
export const HeldByFocus = meta.story({
  args: { duration: 600 },
  parameters: { toasts: 'running', chromatic: { disableSnapshot: true } },
  play: async () => {
    await press('{F6}');
    await expect(undo()).toHaveFocus();
    await standsStillFor(1200);
    await expect(gone).not.toHaveBeenCalled();
    before().focus();
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
});

/** The countdown pauses while the pointer is on it. */
export const HeldByPointer = meta.story({
  args: { duration: 600 },
  parameters: { toasts: 'running', chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.hover(undo());
    await standsStillFor(1200);
    await expect(gone).not.toHaveBeenCalled();
    await userEvent.unhover(undo());
    await waitFor(() => expect(gone).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
});
