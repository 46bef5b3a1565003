import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { OldFileDialog, type OldFileDialogProps } from './OldFileDialog.tsx';

const changes: OldFileDialogProps['changes'] = [
  {
    collection: 'emailTemplates',
    added: ['Najaarsbrief', 'Welkom na het gesprek'],
    changed: ['Welkom: gratis intake'],
    newerHere: [],
    skipped: 1,
    broken: [],
  },
];

const broken: OldFileDialogProps['changes'] = [
  {
    collection: 'emailTemplates',
    added: ['Najaarsbrief'],
    changed: [],
    newerHere: [],
    skipped: 0,
    broken: [{ position: 2, name: 'Oude brief', reason: 'field_unreadable', field: 'language' }],
  },
];

const meta = preview.meta({
  title: 'Admin/OldFileDialog',
  tags: ['stable'],
  component: OldFileDialog,
  globals: desktop,
  args: {
    open: true,
    changes,
    onBring: fn<OldFileDialogProps['onBring']>(() => Promise.resolve(null)),
    onLater: fn(),
  },
  parameters: { frame: 'padded', density: 'console' },
});

/** After the first sign-in: data in this browser that the server does not have. */
export const Offered = meta.story();

/** An unreadable record is moved too, and is named. */
export const WithBroken = meta.story({
  args: { changes: broken },
});

export const BroughtAlong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neem 3 records mee' }));
    await expect(args.onBring).toHaveBeenCalledOnce();
  },
});

/** "Later" loses nothing: the question returns at the next sign-in. */
export const Later = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onBring).not.toHaveBeenCalled();
  },
});

/** The server cannot be reached: the data stays in this browser. */
export const Failed = meta.story({
  args: { onBring: fn<OldFileDialogProps['onBring']>(() => Promise.resolve({ code: 'cannot_connect' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neem 3 records mee' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Niet gelukt: /);
  },
});
