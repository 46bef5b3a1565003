import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { z } from 'zod';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { ownWindow } from '../testing/ownWindow.ts';
import { press } from '../testing/press.ts';
import { useSay } from '../testing/useSay.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = z.object({ note: z.string().min(1, { error: 'message_required' }) });

/** Stands in for an app with a router: `onLeave` is its `proceed`, `onStay` its `reset`. */
function Sample({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const say = useSay();
  const [saved, setSaved] = useState(false);
  const form = useSchemaForm({
    schema,
    defaultValues: { note: '' },
    labels: { note: say('Aantekening', 'Note') },
  });
  const guard = useLeaveGuard(form.dirty);
  const save = form.submit(() => {
    form.markSaved();
    setSaved(true);
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <div style={{ display: 'grid', gap: 20 }}>
        <TextArea {...form.field('note')} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <Button onClick={() => guard.ask(onLeave, onStay)}>{say('Naar de klanten', 'Go to the clients')}</Button>
          <Button type="submit" variant="primary">
            {say('Bewaar', 'Save')}
          </Button>
          {saved && !form.dirty && <Text tone="quiet">{say('Bewaard', 'Saved')}</Text>}
        </div>
      </div>
      <UnsavedChangesDialog {...guard.dialog} />
    </form>
  );
}

const meta = preview.meta({
  title: 'Forms/Leave guard',
  tags: ['stable'],
  component: Sample,
  args: { onLeave: fn(), onStay: fn() },
  parameters: { density: 'console', docs: ownWindow },
});

interface Canvas {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}
interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

async function writeAndGo(canvas: Canvas, user: User) {
  await user.type(canvas.getByRole('textbox', { name: 'Aantekening' }), 'Belt maandag terug');
  await user.click(canvas.getByRole('button', { name: 'Naar de klanten' }));
}
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Whether the browser closes or reloads the page without asking. */
function closesFreely(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Without changes no dialog appears. */
export const Untouched = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Naar de klanten' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(closesFreely()).toBe(true);
  },
});

/** With unsaved changes a navigation opens the dialog, and staying is focused. */
export const Asks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await writeAndGo(canvas, userEvent);
    await expect(await screen.findByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Blijf hier' })).toHaveFocus());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
  parameters: { picture: true },
});

export const Stays = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await writeAndGo(canvas, userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Blijf hier' }));
    await closed();
    await expect(canvas.getByRole('textbox')).toHaveValue('Belt maandag terug');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

/** Escape stays. */
export const StaysByEscape = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await writeAndGo(canvas, userEvent);
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await closed();
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const Leaves = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await writeAndGo(canvas, userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Ga weg, bewaar niet' }));
    await closed();
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

/** With unsaved changes the browser itself asks before closing or reloading. */
export const ClosingAsks = meta.story({
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox');
    await userEvent.type(note, 'x');
    await waitFor(() => expect(closesFreely()).toBe(false));
    await userEvent.type(note, '{Backspace}'); // the initial text again: no unsaved change
    await waitFor(() => expect(closesFreely()).toBe(true));
  },
});

/** After saving, navigation is free again until the next change. */
export const SavedGoesFreely = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Belt maandag terug');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(await canvas.findByText('Bewaard')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Naar de klanten' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(closesFreely()).toBe(true);
  },
});
