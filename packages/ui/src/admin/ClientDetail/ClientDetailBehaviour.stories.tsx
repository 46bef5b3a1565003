import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import type { ClientOutcome, ClientRemoval } from '../clients/clientListData.ts';
import { clientDetailArgs } from '../testing/clientDetailArgs.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { ClientDetail } from './ClientDetail.tsx';
import type { ReportOutcome } from './clientDetailProps.ts';

const behaviour = { chromatic: { disableSnapshot: true } } as const;

const meta = preview.meta({
  title: 'Admin/ClientDetailBehaviour',
  tags: ['stable'],
  component: ClientDetail,
  globals: desktop,
  args: clientDetailArgs,
});

/** Each tab has its own address; arrow keys move past tabs without opening them. */
export const Tabs = meta.story({
  args: { tab: 'questionnaires', questionnaire: <Say nl="De vragenlijst" en="The questionnaire" /> },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('De vragenlijst')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Rapporten 2' }));
    await expect(args.onTab).toHaveBeenLastCalledWith('reports');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Gegevens' })).toHaveFocus();
    await expect(args.onTab).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTab).toHaveBeenLastCalledWith('details');
  },
});

/** The copy that a person may ask for. */
export const PersonalData = meta.story({
  args: { onExport: fn((): Promise<Problem | null> => Promise.resolve({ code: 'cannot_connect' })) },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporteer persoonsgegevens' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('1');
    await expect(await screen.findByText(/^Exporteren mislukt: /)).toBeVisible();
  },
});

async function setStatus(
  canvas: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement },
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: /^Status van Kompas Maritiem Advies/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Actief/ }));
}

export const SettingTheStatus = meta.story({
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await setStatus(canvas, userEvent);
    await expect(args.onStatus).toHaveBeenCalledWith('1', 'active');
  },
});

const answers: ((outcome: ClientOutcome) => void)[] = [];

/** The old status stays, and the error above has a retry. */
export const StatusFails = meta.story({
  args: {
    onStatus: fn(() => new Promise<ClientOutcome>((resolve) => void answers.push(resolve))),
  },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await setStatus(canvas, userEvent);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    answers.at(-1)?.({ problem: { code: 'storage_full' } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('De status is niet bewaard: De opslag');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onStatus).toHaveBeenCalledTimes(2);
    answers.at(-1)?.({ problem: { code: 'storage_full' } });
    await expect(await canvas.findByRole('button', { name: /Status van .*In behandeling$/ })).toBeVisible();
  },
});

/** A report is deleted at once, with an undo. */
export const DeletingAReport = meta.story({
  args: { tab: 'reports' },
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder rapport Substance in drie stappen' }));
    await expect(args.onDeleteReport).toHaveBeenCalledWith('r2');
    await expect(await screen.findByText('Rapport verwijderd')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /Maak ongedaan/ }));
    await expect(args.onRestoreReport).toHaveBeenCalledWith('r2');
    await expect(await screen.findByText('Rapport teruggezet')).toBeVisible();
  },
});

export const ReportDeleteFails = meta.story({
  args: {
    tab: 'reports',
    onDeleteReport: fn((): Promise<ReportOutcome> => Promise.resolve({ problem: { code: 'storage_failed' } })),
  },
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder rapport Substance in drie stappen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Het rapport is niet verwijderd: Opslaan');
  },
});

async function deleteClient(
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder klant' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Kompas Maritiem Advies verwijderen?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verwijder klant' }));
  return dialog;
}

/** After deleting, the page closes; the toast with the undo stays. */
export const Deleted = meta.story({
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await deleteClient(canvas, userEvent);
    await expect(args.onDelete).toHaveBeenCalledWith('1');
    // The toast moves out of the dialog when the dialog closes.
    await waitFor(() => expect(screen.getByText('Kompas Maritiem Advies verwijderd')).toBeVisible());
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
});

export const DeleteFails = meta.story({
  args: { onDelete: fn((): Promise<ClientRemoval> => Promise.resolve({ problem: { code: 'storage_failed' } })) },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await deleteClient(canvas, userEvent);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Klant verwijderen mislukt: Opslaan');
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
});
