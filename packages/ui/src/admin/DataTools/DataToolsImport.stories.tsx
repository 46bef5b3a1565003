import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { sampleCounts, samplePlan, sampleTools } from '../testing/sampleDataTools.ts';
import { now } from '../testing/sampleLeads.ts';
import { DataTools } from './DataTools.tsx';

const noPicture = { chromatic: { disableSnapshot: true } } as const;

const meta = preview.meta({
  title: 'Admin/DataToolsImport',
  tags: ['stable'],
  component: DataTools,
  globals: desktop,
  args: sampleTools,
  parameters: { frame: 'padded', density: 'console' },
});

const open = (name: string) => screen.findByRole('dialog', { name });

const bundleFile = new File(['{}'], 'fnc-export-2026-11-18.json', { type: 'application/json', lastModified: 1 });

async function chooseFile(userEvent: { upload: (element: HTMLElement, file: File) => Promise<void> }) {
  const dialog = within(await open('Importeer export'));
  await userEvent.upload(dialog.getByLabelText(/Exportbestand/), bundleFile);
  return dialog;
}

/** The changes are listed by name first; after confirmation they are stored, with an undo. */
export const Importing = meta.story({
  parameters: { toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    const row = await dialog.findByRole('row', { name: /^Klanten/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '1', '8', '1']);
    await expect(dialog.getByText(/Hier later gewijzigd dan in het bestand: Bakboord Rederij/)).toBeVisible();
    await userEvent.click(dialog.getByText('Klanten: 3 nieuw'));
    await expect(dialog.getByText('Kielzog Maritiem, Noordster Digital, Zeekaart Consult')).toBeVisible();
    await userEvent.click(dialog.getByText('Klanten: 1 kapot: wordt apart gezet'));
    await expect(dialog.getByText('Halfweg Holding: “reports.0.date” is niet leesbaar')).toBeVisible();
    await expect(dialog.getByText('87 leads in dit bestand worden niet geïmporteerd.')).toBeVisible();
    await expect(args.onReadImport).toHaveBeenCalledWith(bundleFile);
    await expect(samplePlan.apply).not.toHaveBeenCalled();
  },
});

export const Imported = meta.story({
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Importeer 4 records' }));
    await expect(samplePlan.apply).toHaveBeenCalledOnce();
    await expect(await screen.findByText('4 records geïmporteerd')).toBeVisible();
    await expect(screen.getByText('1 kapot, apart gezet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const ImportSame = meta.story({
  args: {
    onReadImport: fn(() =>
      Promise.resolve({
        ...samplePlan,
        changes: samplePlan.changes.slice(1),
      }),
    ),
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByText('Alles uit dit bestand staat er al. Er verandert niets.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importeer 0 records' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** No record of the file can be read: there is nothing to import, and the page says why. */
export const ImportAllBroken = meta.story({
  args: {
    onReadImport: fn(() =>
      Promise.resolve({
        ...samplePlan,
        changes: samplePlan.changes
          .slice(0, 1)
          .map((list) => ({ ...list, added: [], changed: [], newerHere: [], skipped: 0 })),
      }),
    ),
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByText(/^Alles uit dit bestand staat er al of is kapot\./)).toBeVisible();
    await expect(dialog.getByText('Klanten: 1 kapot record')).toBeVisible();
    await expect(dialog.queryByText(/apart gezet/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Importeer 0 records' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A file with nothing but leads, which stay on the server: only a note says so. */
export const ImportOnlyLeads = meta.story({
  args: { onReadImport: fn(() => Promise.resolve({ ...samplePlan, changes: [], serverLeads: 1 })) },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    await expect(await dialog.findByText('1 lead in dit bestand wordt niet geïmporteerd.')).toBeVisible();
    await expect(dialog.queryByText(/In dit bestand staan geen gegevens/)).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Importeer 0 records' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ImportRefused = meta.story({
  args: {
    onReadImport: fn(() =>
      Promise.resolve({
        kind: 'refused' as const,
        problem: { code: 'bundle_version_unknown' as const },
        version: '9.1',
      }),
    ),
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    await expect(
      await dialog.findByText(
        'Deze export heeft versie 9.1; deze applicatie leest versie 4.0. Kies een ander bestand.',
      ),
    ).toBeVisible();
  },
});

/** The store is full: the dialog stays open with its plan. */
export const ImportFails = meta.story({
  args: {
    onReadImport: fn(() =>
      Promise.resolve({ ...samplePlan, apply: () => Promise.resolve({ code: 'storage_full' } as const) }),
    ),
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const dialog = await chooseFile(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Importeer 4 records' }));
    await expect(await dialog.findByText(/Niet gelukt: De opslag van deze browser is vol/)).toBeVisible();
  },
});

const clearDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Wis de hele database?' }));

/** Lists what is deleted, offers an export first, and is disabled until the word is typed. */
export const Clearing = meta.story({
  args: { state: { samples: {}, exportedAt: now, undo: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de database…' }));
    const dialog = await clearDialog();
    await expect(dialog.getByText(/^12 klanten, 42 algemene vragen, 3 leads/)).toBeVisible();
    await expect(dialog.getByText('Met de klanten verdwijnen hun 480 antwoorden en 31 rapporten.')).toBeVisible();
    await expect(dialog.getByText(/30 dagen lang terugzetten/)).toBeVisible();
    await expect(dialog.getByText('gedownload 14:10')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Wis 128 records' }));
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'wissen');
  },
  parameters: { everyTurn: true },
});

/** By keyboard only: export, the word, Enter on the button; then undo. */
export const Cleared = meta.story({
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Wis de database…' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await clearDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Exporteer eerst alles' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.type(dialog.getByRole('textbox'), 'wissen');
    dialog.getByRole('button', { name: 'Wis 128 records' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(await screen.findByText('128 records gewist')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** A second change closes the toast of the first, which can no longer be undone. */
export const OneUndoAtATime = meta.story({
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de database…' }));
    const dialog = await clearDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'wissen');
    await userEvent.click(dialog.getByRole('button', { name: 'Wis 128 records' }));
    await expect(await screen.findByText('128 records gewist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Importeer export/ }));
    const chosen = await chooseFile(userEvent);
    await userEvent.click(await chosen.findByRole('button', { name: 'Importeer 4 records' }));
    await expect(await screen.findByText('4 records geïmporteerd')).toBeVisible();
    await expect(screen.queryByText('128 records gewist')).not.toBeInTheDocument();
  },
});

export const NothingToClear = meta.story({
  args: { onCount: fn(() => Promise.resolve({ done: {} })) },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de database…' }));
    const dialog = within(await open('Wis de hele database?'));
    await expect(dialog.getByText(/Er is niets te wissen/)).toBeVisible();
  },
});

/** Deleted and broken records still take up space: they can be cleared too. */
export const ClearingWhatWasDeleted = meta.story({
  args: { onCount: fn(() => Promise.resolve({ done: { broken: 2, removed: 3 } })) },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de database…' }));
    const dialog = await clearDialog();
    await expect(dialog.getByText(/^2 kapotte records en 3 verwijderde records worden gewist/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'wissen');
    await userEvent.click(dialog.getByRole('button', { name: 'Wis 5 records' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const ClearingFails = meta.story({
  args: {
    onCount: fn(() => Promise.resolve({ done: sampleCounts })),
    onClear: fn(() => Promise.resolve({ problem: { code: 'storage_failed' } as const })),
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de database…' }));
    const dialog = await clearDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'wissen');
    await userEvent.click(dialog.getByRole('button', { name: 'Wis 128 records' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Niet gelukt: Opslaan in deze browser is mislukt');
  },
});
