import type { LeadStatus } from '@fnc/domain';
import { useState } from 'react';
import { aLead } from '@fnc/domain/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { deleting, leadListArgs, sampleList, sampleQuery } from '../testing/leadListArgs.ts';
import { sampleLeads } from '../testing/sampleLeads.ts';
import { desktop, phone, tablet } from '../testing/screens.ts';
import { LeadList } from './LeadList.tsx';

const meta = preview.meta({
  title: 'Admin/LeadListBehaviour',
  tags: ['stable'],
  component: LeadList,
  globals: desktop,
  args: leadListArgs,
});

/** Each filter opens its own small panel. */
export const ChoosingAStatus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Gekwalificeerd' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ status: ['qualified'] }), 'push');
  },
});

/** The first day is after the last: an error beside the field, and no lead is shown as a match. */
export const DatesReversed = meta.story({
  args: { query: { ...sampleQuery, from: '2026-11-20', to: '2026-11-10' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ontvangen' })[0] as Element);
    await expect(await screen.findByText(/ligt na/)).toBeVisible();
  },
});

/** `/` focuses the search; one request is sent once typing pauses. */
export const Searching = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('kielzog');
    await waitFor(() =>
      expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ search: 'kielzog' }), 'push'),
    );
    await expect(args.onQuery).toHaveBeenCalledOnce();
  },
});

/** `j` and `k` move, `x` selects, a number key sets the status of the focused row. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'Esmee Golfslag' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Klaas Kielzog' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByText('1 geselecteerd')).toBeVisible();
    await userEvent.keyboard('x3');
    await expect(args.onStatus).toHaveBeenCalledWith('1', 'qualified');
    await userEvent.keyboard('r');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    // A key is soon pressed by mistake.
    await expect(await screen.findByText('Status van 1 lead gewijzigd in Gekwalificeerd')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Maak ongedaan/ }));
    await waitFor(() => expect(args.onStatuses).toHaveBeenLastCalledWith(['1'], 'new', []));
  },
});

/** With leads selected a number key sets the status of all of them, and undo restores each previous status. */
export const StatusOfTheSelection = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    // Klaas is new, Femke was contacted.
    for (const name of ['Klaas Kielzog', 'Femke Baken']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Selecteer ${name}` }));
    }
    await userEvent.keyboard('3');
    await expect(args.onStatuses).toHaveBeenCalledOnce();
    await expect(args.onStatuses).toHaveBeenCalledWith(['1', '6'], 'qualified');
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: /^Maak ongedaan/ }));
    await waitFor(() => expect(args.onStatuses).toHaveBeenCalledTimes(3));
    await expect(args.onStatuses).toHaveBeenCalledWith(['1'], 'new', []);
    await expect(args.onStatuses).toHaveBeenCalledWith(['6'], 'contacted', []);
    await expect(await screen.findByText('2 leads teruggezet')).toBeVisible();
  },
});

/** From fifty leads on a status is asked about first, also when its number is pressed. */
export const StatusOfManyAsked = meta.story({
  args: {
    list: { ...sampleList, count: 60, total: 60, nextCursor: 'next' },
    onSelectAll: fn(() =>
      Promise.resolve({
        kind: 'collected' as const,
        leads: Array.from({ length: 60 }, (_, index) => aLead({ id: `many-${index}`, name: `Schipper ${index + 1}` })),
      }),
    ),
  },
  parameters: { picture: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Selecteer alle 60' }));
    await expect(await canvas.findByText('60 geselecteerd')).toBeVisible();
    await userEvent.keyboard('5');
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onStatuses).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    const title = 'Status van 60 leads wijzigen in Afgewezen?';
    await expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
  },
});

/** Confirmed, the status is set at once; the selection goes as it does after fewer. */
export const StatusOfManySet = meta.story({
  args: StatusOfManyAsked.input.args,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Selecteer alle 60' }));
    await canvas.findByText('60 geselecteerd');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Benaderd' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zet status op Benaderd' }));
    await expect(args.onStatuses).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Status van 60 leads gewijzigd in Benaderd')).toBeVisible();
    await expect(canvas.queryByText('60 geselecteerd')).toBeNull();
  },
});

/** `/` leaves the selection for the search: what is typed is searched, and sets no status. */
export const SearchFromASelection = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' }));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.keyboard('/35');
    await expect(canvas.getByRole('searchbox')).toHaveValue('35');
    await expect(args.onStatus).not.toHaveBeenCalled();
    await expect(args.onStatuses).not.toHaveBeenCalled();
  },
});

/** Undoing starts the clocks again that the change stopped, also of leads that had the status already. */
export const UndoStartsTheClocksAgain = meta.story({
  args: {
    list: {
      ...sampleList,
      leads: sampleList.leads.map((lead) =>
        ['6', '7'].includes(lead.id) ? { ...lead, status: 'contacted', waitingSince: lead.createdAt } : lead,
      ),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of sampleList.leads.filter(({ id }) => ['6', '7'].includes(id)).map((lead) => lead.name)) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Selecteer ${name}` }));
    }
    await userEvent.keyboard('2');
    await expect(await screen.findByText('Beantwoord; de klok staat stil')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Maak ongedaan/ }));
    await waitFor(() => expect(args.onStatuses).toHaveBeenCalledTimes(2));
    await expect(args.onStatuses).toHaveBeenLastCalledWith(['6', '7'], 'contacted', ['waitingSince']);
  },
});

/** A click on a column head sorts by it; a second click reverses the order. */
export const Sorted = meta.story({
  args: { query: { sort: 'name' }, list: { ...sampleList, query: { sort: 'name' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Naam' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Naam' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: '-name' }, 'push');
    await userEvent.click(canvas.getByRole('button', { name: 'Meest dringend' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: 'urgency' }, 'push');
  },
});

/** Chosen in the menu by its number; the row changes only after the server confirms. */
export const ChoosingAnotherStatus = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status van Femke Baken: Benaderd' }));
    await screen.findByRole('menuitemradio', { name: /Gekwalificeerd/ });
    await userEvent.keyboard('4');
    await expect(args.onStatus).toHaveBeenCalledWith('6', 'converted');
    await expect(canvas.getByRole('button', { name: 'Status van Femke Baken: Benaderd' })).toBeVisible();
  },
});

export const Selected = meta.story({
  args: { list: { ...sampleList, count: 87, total: 87, nextCursor: 'next' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Esmee Golfslag', 'Tess Noordster', 'Lotte Stuurboord']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Selecteer ${name}` }));
    }
    await expect(canvas.getByText('3 geselecteerd')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Selecteer alle 87' })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

/** The ticked box is where it was, under the finger. */
async function tickedInPlace({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) {
  const box = screen.getByRole('checkbox', { name: 'Selecteer Klaas Kielzog' });
  const { top } = box.getBoundingClientRect();
  await userEvent.click(box);
  await expect(await screen.findByText('1 geselecteerd')).toBeVisible();
  await expect(box.getBoundingClientRect().top).toBe(top);
  await expect(screen.getByRole('button', { name: 'Selecteer alle 1.240' })).toBeVisible();
}
const inPlace = {
  args: { list: { ...sampleList, count: 1240, total: 1240, nextCursor: 'next' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: tickedInPlace,
};
const windowOf = (value: string) => ({ viewport: { value, isRotated: false } });

export const InPlaceOnAPhone = meta.story({ ...inPlace, globals: phone });
export const InPlaceBelowTablets = meta.story({ ...inPlace, globals: windowOf('belowtablet') });
export const InPlaceFromTablets = meta.story({ ...inPlace, globals: windowOf('fromtablet') });
export const InPlaceOnATablet = meta.story({ ...inPlace, globals: tablet });
export const InPlaceFromDesktops = meta.story({ ...inPlace, globals: windowOf('fromdesktop') });

/** The question names the lead; undo is offered for ten seconds and restores the deleted lead. */
export const DeletedWithUndo = meta.story({
  parameters: { everyTurn: true, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Femke Baken' }));
    await screen.findByRole('alertdialog', { name: 'Femke Baken verwijderen?' });
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder lead' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['6']);
    const told = within(await screen.findByRole('region', { name: 'Meldingen' }));
    await waitFor(() => expect(told.getByText('Lead verwijderd!')).toBeVisible());
    await expect(told.getByText('Femke Baken')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Maak ongedaan' })).toBeVisible());
  },
});

export const Undone = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Femke Baken' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijder lead' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onRestore).toHaveBeenCalledWith(['6']);
    await expect(await screen.findByText('1 lead teruggezet')).toBeVisible();
  },
});

/** Deleting fails: the dialog stays open with the reason, and the same button tries again. */
export const DeleteFailed = meta.story({
  args: {
    onDelete: deleting((some) => ({
      failed: some.map((id) => ({ id, problem: { code: 'cannot_connect' } })),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Femke Baken' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijder lead' }));
    await expect(await screen.findByText(/Lead verwijderen mislukt: Geen verbinding/)).toBeVisible();
  },
});

/** Somebody else deleted the lead first: it counts as deleted, and a message says so. */
export const AlreadyDeleted = meta.story({
  args: {
    onDelete: deleting((some) => ({ gone: some })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Femke Baken' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijder lead' }));
    await expect(
      await canvas.findByText('Lead niet gevonden. Misschien is deze al verwijderd. Vernieuw de lijst.'),
    ).toBeVisible();
  },
});

/** Some leads were deleted, some not: both are counted, and the failed ones stay selected. */
export const BulkPartlyDeleted = meta.story({
  args: {
    onDelete: deleting((some) => ({
      removed: some.slice(0, -1),
      failed: some.slice(-1).map((id) => ({ id, problem: { code: 'server_error' } })),
    })),
  },
  parameters: { toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder' }));
    await screen.findByRole('alertdialog', { name: '12 leads verwijderen?' });
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder 12 leads' }));
    await expect(args.onDelete).toHaveBeenCalledWith(sampleLeads.map(({ id }) => id));
    await expect(await canvas.findByText('11 leads verwijderd. 1 niet verwijderd. Probeer die opnieuw.')).toBeVisible();
    await expect(canvas.getByText('1 geselecteerd')).toBeVisible();
  },
});

export const Exported = meta.story({
  parameters: { toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporteer CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(null);
    await expect(await screen.findByText(/fnc-leads-2026-11-20.csv/)).toBeVisible();
  },
});

/** A selection is exported as it is shown, also a row that was changed in another window after it was ticked. */
export const SelectionExported = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function ChangedElsewhere(args) {
    const [status, setStatus] = useState<LeadStatus>('new');
    const leads = sampleLeads.map((lead) => (lead.id === '1' ? { ...lead, status } : lead));
    return (
      <>
        <button type="button" onClick={() => setStatus('converted')}>
          Elders gewijzigd
        </button>
        <LeadList {...args} list={{ ...sampleList, leads }} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Selecteer (?!alles)/ })[0] as Element);
    await userEvent.click(canvas.getByRole('button', { name: 'Elders gewijzigd' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Exporteer CSV' })[0] as Element);
    await expect(args.onExport).toHaveBeenCalledWith([{ ...sampleLeads[0], status: 'converted' }]);
  },
});

/** A search with more matches than the server counts: the list says "meer dan", and the next page can be loaded. */
export const MoreThanCounted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    query: { ...sampleQuery, search: 'kapitein' },
    list: {
      ...sampleList,
      query: { ...sampleQuery, search: 'kapitein' },
      count: 1000,
      countExceeded: true,
      total: 48_210,
      nextCursor: 'next',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/van/, { selector: 'p span' })).toHaveTextContent('meer dan 1.000 van 48.210');
    await expect(canvas.getByText(/getoond$/)).toHaveTextContent('12 van meer dan 1.000 getoond');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon volgende 50' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
