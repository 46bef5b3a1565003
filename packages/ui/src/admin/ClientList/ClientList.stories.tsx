import { notePreview } from '@fnc/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ClientListData, ClientRemoval, ListedClient } from '../clients/clientListData.ts';
import { clientListArgs, readyClients } from '../testing/clientListArgs.ts';
import { kompas, longClient, manyClients, sampleClients } from '../testing/sampleClients.ts';
import { desktop } from '../testing/screens.ts';
import { ClientList } from './ClientList.tsx';

const meta = preview.meta({
  title: 'Admin/ClientList',
  tags: ['stable'],
  component: ClientList,
  globals: desktop,
  args: clientListArgs,
  parameters: { frame: 'shell', place: 'clients' },
});

/** Newest first; names are real links; a long note shows its first hundred characters. */
export const Many = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('Noordster Digital');
    await expect(canvas.getByRole('columnheader', { name: 'Klant sinds' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Kompas Maritiem Advies' })).toHaveAttribute(
      'href',
      '/admin/clients/1',
    );
    await expect(canvas.getByText(notePreview(kompas.notes))).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Vragenlijst van Kompas Maritiem Advies' })).toHaveAttribute(
      'aria-valuetext',
      '24 van 42 vragen beantwoord',
    );
  },
});

/** For a story that looks like another one. */
const behaviour = { chromatic: { disableSnapshot: true } } as const;

const unknown = { questions: null, answered: null, reports: null };
/** As in a cached copy: the first one is complete, the others have the fields of a list. */
const copiedClients: readonly ListedClient[] = sampleClients.map((entry, index) =>
  index === 0 ? entry : { client: entry.client, ...unknown },
);
const copiedOf = (why: NonNullable<ClientListData['copied']>['why']) => ({
  ...readyClients(sampleClients),
  entries: copiedClients,
  copied: { at: '2026-11-20T09:10:00.000Z', why },
});

/** The server cannot be reached: cached clients are shown with their time, without unknown answer counts. */
export const Copied = meta.story({
  args: { list: copiedOf('unreachable') },
  parameters: { everyTurn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server is niet bereikbaar.*20 november 2026 om 10:10/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kompas Maritiem Advies' })).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(canvas.getAllByText('nog niet geladen')).toHaveLength(sampleClients.length - 1);
  },
});

/** A cached copy before the response: without a notice, and without data that only the response has. */
export const Painted = meta.story({
  args: { list: { ...copiedOf(null), answering: true } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kompas Maritiem Advies' })).toBeVisible();
    await expect(canvas.queryByText(/server/)).toBeNull();
    await expect(canvas.queryByText(/getoond/)).toBeNull();
  },
});

/** The response is late: the cached copy says its age. */
export const CopiedLate = meta.story({
  args: { list: { ...copiedOf('late'), answering: true } },
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/De server antwoordt nog niet.*20 november 2026 om 10:10/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties: Noordster Digital' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder klant' }));
    const also = await screen.findByText('Dit verwijdert ook alle antwoorden en rapporten.');
    await waitFor(() => expect(also).toBeVisible());
  },
});

/** The server refused: its own error is shown above the cached copy, with a retry. */
export const CopiedRefused = meta.story({
  args: { list: copiedOf({ code: 'internal_error', status: 500 }) },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Fout bij het laden van klanten.*Je ziet wat de server antwoordde op/);
    await expect(canvas.queryByText(/niet bereikbaar/)).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: {
    list: readyClients([{ client: longClient, questions: 42, answered: 1, reports: 0 }, ...sampleClients.slice(0, 2)], {
      sort: 'name',
    }),
    query: { sort: 'name' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({ args: { list: { ...readyClients([]), phase: 'loading' } } });

export const NothingYet = meta.story({
  args: { list: readyClients([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nog geen klanten' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maak er een van een lead' })).toHaveAttribute(
      'href',
      '/admin/leads',
    );
    await expect(canvas.getAllByRole('link', { name: 'Nieuwe klant' })).toHaveLength(2);
  },
  parameters: { everyTurn: true },
});

export const NoMatch = meta.story({
  args: {
    list: readyClients(sampleClients, { search: 'zeilmaker', status: ['active'] }),
    query: { search: 'zeilmaker', status: ['active'], sort: 'name' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/“zeilmaker”/)).toHaveTextContent(
      'Je zoekt “zeilmaker” en status Actief. Zonder filters zijn er 12 klanten.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: 'name' }, 'push');
  },
  parameters: { everyTurn: true },
});

/** The specification's sentence; never the illustration of the empty list. */
export const Failed = meta.story({
  args: { list: { ...readyClients([]), phase: 'failed', problem: { code: 'cannot_connect' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fout bij het laden van klanten');
    await expect(canvas.queryByText('Nog geen klanten')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

export const One = meta.story({
  args: { list: readyClients(sampleClients.slice(0, 1)) },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 klant, alles getoond')).toBeVisible();
  },
});

/** Typing never waits: the rows are those of the previous query until the server responds. */
export const Searching = meta.story({
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('NÉDERLANDSE vlag');
    await waitFor(() => expect(args.onQuery).toHaveBeenLastCalledWith({ search: 'NÉDERLANDSE vlag' }, 'push'));
  },
});

export const FilteredByStatus = meta.story({
  args: {
    list: readyClients(sampleClients, { status: ['pending', 'inactive'] }),
    query: { status: ['pending', 'inactive'] },
  },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Actief' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: ['pending', 'inactive', 'active'] }),
      'push',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: undefined }, 'push');
  },
});

export const Sorted = meta.story({
  args: { list: readyClients(sampleClients, { sort: '-answered' }), query: { sort: '-answered' } },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names[0]).toContain('Bakboord Scheepvaart');
    await expect(names.at(-1)).toContain('Noordster Digital');
    await userEvent.click(canvas.getByRole('button', { name: 'Vragenlijst' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: 'answered' }, 'push');
    await userEvent.click(canvas.getByRole('button', { name: 'Klant' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: 'name' }, 'push');
  },
});

/** `j` and `k` move over the names, `n` adds, `r` refreshes. */
export const ByKeyboard = meta.story({
  args: { list: readyClients(sampleClients, { sort: 'name' }), query: { sort: 'name' } },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'Bakboord Scheepvaart' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Ankerplaats Holding' })).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(args.onNew).toHaveBeenCalledOnce();
    await userEvent.keyboard('r');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** A click elsewhere in the row follows the link of the name; a click on the menu does not. */
export const ClickedInTheRow = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Kompas Maritiem Advies' });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties: Kompas Maritiem Advies' }));
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    const row = canvas.getByRole('row', { name: /Kompas Maritiem Advies/ });
    await userEvent.click(within(row).getByText('In behandeling'));
    await expect(followed).toHaveBeenCalledOnce();
  },
});

async function askToDelete(
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Meer acties: Kompas Maritiem Advies' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder klant' }));
  return screen.findByRole('alertdialog', { name: 'Kompas Maritiem Advies verwijderen?' });
}

/** The specification's question, with what is deleted too; afterwards undo is offered for ten seconds. */
export const Deleting = meta.story({
  parameters: { ...behaviour, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await askToDelete(canvas, userEvent);
    await expect(dialog).toHaveTextContent('Weet je zeker dat je deze client wilt verwijderen?');
    await expect(dialog).toHaveTextContent('antwoorden (24) en rapporten (2)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verwijder klant' }));
    await expect(args.onDelete).toHaveBeenCalledWith('1');
    // The toast moves out of the dialog when the dialog closes.
    await waitFor(() => expect(screen.getByText('Kompas Maritiem Advies verwijderd')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: /Maak ongedaan/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('1');
    await expect(await screen.findByText('Kompas Maritiem Advies teruggezet')).toBeVisible();
  },
});

/** Deleting fails: the dialog stays open with the reason. */
export const DeleteFails = meta.story({
  args: { onDelete: fn((): Promise<ClientRemoval> => Promise.resolve({ problem: { code: 'storage_full' } })) },
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verwijder klant' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Fout bij het verwijderen van de client: De opslag van deze browser is vol.',
    );
  },
});

/** While the next response is under way, the previous rows stay. */
export const Answering = meta.story({
  args: { list: { ...readyClients(sampleClients), answering: true }, query: { search: 'kompas' } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
  },
});

/** The first page of two thousand clients; the next one is loaded. */
export const TwoThousand = meta.story({
  args: { list: readyClients(manyClients(2000), { sort: 'name' }), query: { sort: 'name' } },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('100 van 2.000 getoond')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Toon volgende 100' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const MoreFailed = meta.story({
  args: {
    list: { ...readyClients(manyClients(2000), { sort: 'name' }), moreProblem: { code: 'cannot_connect' } },
    query: { sort: 'name' },
  },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De volgende klanten zijn niet geladen/)).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(10);
  },
});
