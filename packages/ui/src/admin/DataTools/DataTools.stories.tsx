import type { DataTest } from '@fnc/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { finding, sampleTools } from '../testing/sampleDataTools.ts';
import type { DataToolsProps } from './dataTools.ts';
import { DataTools } from './DataTools.tsx';

const noPicture = { chromatic: { disableSnapshot: true } } as const;

/** In a column as wide as on the dashboard. */
function InItsColumn(props: DataToolsProps) {
  return (
    <div style={{ maxWidth: 264 }}>
      <DataTools {...props} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Admin/DataTools',
  tags: ['stable'],
  component: InItsColumn,
  globals: desktop,
  args: sampleTools,
  parameters: { frame: 'padded', density: 'console' },
});

/** One press removes the samples, and an undo restores what was cleared. */
export const WithSamplesAndUndo = meta.story({
  args: { state: { samples: { clients: 12, globalQuestions: 42 }, exportedAt: null, undo: 'clear' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Daarin: 12 klanten, 480 antwoorden, 31 rapporten, 3 campagnes, 1 sjabloon en 12.870 leads.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Verwijder testgegevens/ }));
    await expect(args.onRemoveSamples).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug wat je wiste' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Teruggezet zoals het was')).toBeVisible();
  },
});

const open = (name: string) => screen.findByRole('dialog', { name });

/** Everything is in order: a line per check, and the free space. */
export const TestGood = meta.story({
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test database' }));
    const dialog = within(await open('Test database'));
    await expect(await dialog.findByText('Alles in orde.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await expect(dialog.getByText('412 kB van 10 MB gebruikt, 10 MB vrij')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Download kapotte records' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sluit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Broken records, little free space, a server that does not respond; the broken records can be downloaded. */
export const TestBad = meta.story({
  args: {
    onTest: finding([
      { kind: 'room', used: 9_900_000, total: 10_485_760 },
      { kind: 'records', collection: 'clients', count: 11, broken: 2 },
      { kind: 'server', problem: { code: 'cannot_connect' } },
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test database' }));
    const dialog = within(await open('Test database'));
    await expect(await dialog.findByText('2 controles zijn mislukt.')).toBeVisible();
    await expect(dialog.getByText('2 kapot, apart gezet')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download kapotte records' }));
    await expect(args.onDownloadBroken).toHaveBeenCalledOnce();
  },
});

/** The server is slow: finished checks are shown already. */
export const TestSlow = meta.story({
  args: {
    onTest: fn((tell: (test: DataTest) => void) => {
      tell({ checks: [{ kind: 'store', problem: null }], total: 10 });
      return new Promise<void>(() => undefined);
    }),
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test database' }));
    const dialog = within(await open('Test database'));
    await expect(await dialog.findByRole('progressbar', { name: 'Testen' })).toHaveAttribute('aria-valuenow', '10');
    await expect(dialog.queryByText('Alles in orde.')).not.toBeInTheDocument();
  },
});

/** A toast says how many samples were made, with an undo; the undo also restores earlier samples. */
export const MakingSamples = meta.story({
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maak testgegevens' }));
    await expect(await screen.findByText('Testgegevens gemaakt: 12 klanten en 42 algemene vragen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onRemoveSamples).not.toHaveBeenCalled();
    await expect(await screen.findByText('Teruggezet zoals het was')).toBeVisible();
  },
});

/** Samples may have been edited: undo restores them exactly. Questions that real clients answered stay. */
export const RemovingSamples = meta.story({
  args: { state: { samples: { clients: 12, globalQuestions: 44 }, exportedAt: null, undo: 'samplesRemoved' } },
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Verwijder testgegevens/ }));
    await expect(await screen.findByText('Testgegevens verwijderd: 12 klanten en 42 algemene vragen')).toBeVisible();
    await expect(screen.getByText('2 vragen blijven: klanten beantwoordden die.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zet de testgegevens terug' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
});

/** Until the contents of an export are known, they are not shown. */
export const ContentsUnknown = meta.story({
  args: { contents: null },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Exporteer alles/ })).toBeVisible();
    await expect(canvas.queryByText(/^Daarin/)).not.toBeInTheDocument();
  },
});

/** The store is full: nothing changed, and an error says so. */
export const MakingSamplesFails = meta.story({
  args: { onMakeSamples: fn(() => Promise.resolve({ problem: { code: 'storage_full' } as const })) },
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maak testgegevens' }));
    await expect(await screen.findByText(/Niet gelukt: De opslag van deze browser is vol/)).toBeVisible();
  },
});

export const MakingSamplesTakesLong = meta.story({
  args: { onMakeSamples: fn(() => new Promise<never>(() => undefined)) },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maak testgegevens' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Testgegevens maken…' }));
    await expect(args.onMakeSamples).toHaveBeenCalledOnce();
  },
});

/** A toast shows the file and its size. */
export const Exporting = meta.story({
  parameters: { ...noPicture, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Exporteer alles/ }));
    await expect(await screen.findByText('fnc-export-2026-11-20.json opgeslagen, 148 kB')).toBeVisible();
  },
});
