import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { templateEditorArgs } from '../testing/campaignArgs.ts';
import { sampleTemplates } from '../testing/sampleCampaigns.ts';
import { desktop } from '../testing/screens.ts';
import type { TemplateEditorProps, TemplateResult } from './templateEditorProps.ts';
import { TemplatesInTwoWindows } from '../testing/TemplatesInTwoWindows.tsx';

const elsewhere = sampleTemplates.map((one) =>
  one.id === 't1' ? { ...one, name: 'Elders genoemd', subject: 'Elders geschreven', version: 4 } : one,
);

const meta = preview.meta({
  title: 'Admin/TemplateTwoWindows',
  tags: ['stable'],
  component: TemplatesInTwoWindows,
  globals: desktop,
  args: { ...templateEditorArgs, theirs: elsewhere },
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

/** Without edits here, the version that the other window stored is shown. */
export const Followed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In het andere venster' }));
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Elders genoemd');
    await expect(canvas.queryByText('Niet bewaarde wijzigingen')).toBeNull();
  },
});

/** Both windows changed different fields: both changes stay, and only the fields changed here are stored. */
export const Merged = meta.story({
  args: { theirs: elsewhere.map((one) => (one.id === 't1' ? { ...one, name: 'Welkom na de gids' } : one)) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hier genoemd');
    await userEvent.click(canvas.getByRole('button', { name: 'In het andere venster' }));
    await expect(canvas.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Elders geschreven');
    await expect(name).toHaveValue('Hier genoemd');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('t1', { name: 'Hier genoemd' }, 4));
  },
});

let answer: (result: TemplateResult) => void = () => undefined;

/** Input during a save stays, and counts as unsaved. */
export const TypedMeanwhile = meta.story({
  args: {
    onSave: fn<TemplateEditorProps['onSave']>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.type(name, ' één');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.type(name, ' twee');
    const [first] = sampleTemplates;
    if (first === undefined) throw new Error('there is no template');
    answer({ template: { ...first, name: `${first.name} één`, version: 4 } });
    await expect(await canvas.findByText('Niet bewaarde wijzigingen')).toBeVisible();
    await expect(name).toHaveValue(`${first.name} één twee`);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith('t1', { name: `${first.name} één twee` }, 3);
  },
});

/** Both changed the same field: nothing is stored before one version is chosen. */
export const Conflict = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hier genoemd');
    await userEvent.click(canvas.getByRole('button', { name: 'In het andere venster' }));
    await expect(canvas.getByText(/in een ander venster ook gewijzigd/)).toBeVisible();
    // Nobody has to choose without seeing both.
    await expect(canvas.getByText('Hier genoemd', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('Elders genoemd', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText('Elders geschreven', { selector: 'p' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Die van dit venster' }));
    await expect(canvas.queryByText(/in een ander venster ook gewijzigd/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Elders geschreven');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('t1', { name: 'Hier genoemd' }, 4));
  },
});

/** The other window's version is chosen: the edits here are discarded. */
export const TheirsKept = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.type(name, ' hier');
    await userEvent.click(canvas.getByRole('button', { name: 'In het andere venster' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Die van het andere venster' }));
    await expect(name).toHaveValue('Elders genoemd');
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
});

/** Deleted in the other window while edited here: it stays on the screen, and saving creates it again. */
export const DeletedElsewhere = meta.story({
  args: { theirs: sampleTemplates.filter(({ id }) => id !== 't1') },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.type(name, ' hier');
    await userEvent.click(canvas.getByRole('button', { name: 'In het andere venster' }));
    await expect(canvas.getByText(/in een ander venster verwijderd/)).toBeVisible();
    await expect(name).toHaveValue('Welkom na de gids hier');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Welkom na de gids hier' }));
    await expect(args.onShow).toHaveBeenCalledWith('t9');
  },
});
