import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPage } from '../testing/onPage.ts';
import { press } from '../../testing/press.ts';
import type { CampaignRemoval } from '../campaigns/campaignData.ts';
import { campaignListArgs } from '../testing/campaignArgs.ts';
import { completedEntry, draftEntry, longEntry, runningEntry, stoppedEntry } from '../testing/sampleCampaigns.ts';
import { inTurn } from '../testing/inTurn.ts';
import { desktop, phone, tablet } from '../testing/screens.ts';
import { CampaignList } from './CampaignList.tsx';

const meta = preview.meta({
  title: 'Admin/CampaignList',
  tags: ['stable'],
  component: CampaignList,
  globals: desktop,
  args: campaignListArgs,
  parameters: { frame: 'shell', place: 'campaigns' },
});

const { list } = campaignListArgs;
const only = (...entries: (typeof list.entries)[number][]) => ({ ...list, entries });

/** Nothing left, and a restore held what waited. */
const heldMails = {
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  failed: 0,
  bounced: 0,
  skipped: 0,
  cancelled: 2,
  held: 2,
};

/** The texts of the live regions. */
const said = (page: ReturnType<typeof onPage>) => page.getAllByRole('status').map(({ textContent }) => textContent);

/** Every status: a running send, failures with their link, and figures that are not measured. */
export const Eight = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(said(onPage(canvasElement))).toContain('8 van 8');
    await expect(canvas.getByRole('progressbar', { name: 'Voortgang van Novemberbrief kapiteins' })).toHaveAttribute(
      'aria-valuetext',
      '41 van 64',
    );
    await expect(canvas.getByText('nog 23')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3 mislukt bij Najaarsbrief kapiteins' })).toHaveAttribute(
      'href',
      '/admin/email/campaigns?result=4&tab=failed',
    );
    await expect(canvas.getByRole('row', { name: /Wat verandert er in 2026/ })).toHaveTextContent('42 %13 %');
    await expect(canvas.getByRole('row', { name: /^Najaarsbrief/ })).toHaveTextContent('–niet gemeten');
    await expect(canvas.getByText(/Percentages zijn van het aantal verstuurde mails/)).toBeVisible();
  },
});

/** A stopped campaign is not called completed: the row says how many recipients have it. */
export const Stopped = meta.story({
  args: { list: only(stoppedEntry, completedEntry) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Voorjaarsbrief/ });
    await expect(row).toHaveTextContent(/Gestopt66 van 494 verstuurd/);
    await expect(row).not.toHaveTextContent('Voltooid');
    // Nor is it hidden of a completed one that leads were skipped just before it was sent to them.
    await expect(canvas.getByRole('row', { name: /^Najaarsbrief/ })).toHaveTextContent('Voltooid62 van 65 verstuurd');
    await expect(canvas.getByText('1 voltooid, 0 onderweg, 1 gestopt')).toBeVisible();
  },
});

/** A campaign of which a restore held every mail is a draft again, and says that its leads may have it. */
export const Held = meta.story({
  args: { list: only({ ...draftEntry, figures: stoppedEntry.figures && { ...stoppedEntry.figures, ...heldMails } }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /2 leads hebben deze mail misschien al gekregen/ })).toHaveTextContent(
      /Concept2 leads/,
    );
  },
});

export const Phone = meta.story({ globals: phone });
export const Tablet = meta.story({ globals: tablet });

/** No campaigns yet: the four figures are 0 or not measured, and the page offers to write the first one. */
export const Empty = meta.story({
  args: { list: only() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nog geen campagnes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maak je eerste campagne' })).toHaveAttribute(
      'href',
      '/admin/email/campaigns/new',
    );
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
  parameters: { everyTurn: true },
});

/** The four tiles of the specification; "opened" is "–" as long as nothing is measured. */
export const Tiles = meta.story({
  args: { list: only(draftEntry, completedEntry) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const tiles = canvas.getByRole('list', { name: 'Cijfers van alle campagnes' });
    await expect(tiles).toHaveTextContent(/Concepten1Verzonden1.*Totaal verzonden62.*Totaal geopend–niet gemeten/);
  },
});

const unnamed = (from: typeof draftEntry) => ({ ...from, campaign: { ...from.campaign, name: '' } });

/** A campaign without a name is shown as such everywhere. */
export const WithoutAName = meta.story({
  args: { list: only(unnamed(runningEntry), unnamed(draftEntry), unnamed(completedEntry)) },
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Voortgang van Zonder naam' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop Zonder naam' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bewerk Zonder naam' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /mislukt bij Zonder naam/ })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Verwijder Zonder naam' })[0] as Element);
    await screen.findByRole('alertdialog', { name: /Zonder naam/ });
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder campagne' }));
    await expect(await screen.findByText('Zonder naam verwijderd')).toBeVisible();
  },
});

/** No matches: the page repeats the query, and one button clears it. */
export const NoMatch = meta.story({
  args: { query: { search: 'kerstkaart', status: ['draft'], from: '2026-07-01' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/“kerstkaart”, status Concept en vanaf 1 jul|“kerstkaart”, status Concept, vanaf 1 jul/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onQuery).toHaveBeenCalledWith({}, 'push');
  },
});

export const Failed = meta.story({
  args: { list: { ...list, phase: 'failed', entries: [], problem: { code: 'storage_failed' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'De campagnes zijn niet geladen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { list: { ...list, phase: 'loading', entries: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Nog geen campagnes')).toBeNull();
  },
});

/** The server cannot be reached: the cached copy is shown with its time. */
export const Copied = meta.story({
  args: { list: { ...list, copied: { at: '2026-11-20T09:10:00.000Z', why: 'unreachable' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server is niet bereikbaar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decemberbrief' })).toBeVisible();
  },
});

/** The server does not respond: the campaigns stay, and old figures are marked. */
export const FiguresFailed = meta.story({
  args: { list: { ...list, figuresProblem: { code: 'cannot_connect' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/De cijfers van de campagnes zijn niet geladen/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decemberbrief' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** Very long words in one row: nothing overflows the page. */
export const LongWords = meta.story({
  args: { list: only(longEntry) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The search filters at every key, and the address follows later; status and date are chips. */
export const Filtering = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await press('/');
    const search = canvas.getByRole('searchbox', { name: 'Zoek op naam of onderwerp' });
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'kapiteins');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(said(onPage(canvasElement))).toContain('2 van 8');
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith({ search: 'kapiteins' }, 'push'));
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Concept' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ search: 'kapiteins', status: ['draft'] }, 'push');
  },
});

export const Filtered = meta.story({
  args: { query: { status: ['draft', 'scheduled'], from: '2026-07-01' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Vanaf' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(
      { status: ['draft', 'scheduled'], from: undefined, search: undefined },
      'push',
    );
    await expect(canvas.getByRole('button', { name: 'Verwijder filter Vanaf' })).toHaveFocus();
  },
});

/** Sorting by column head, both ways. */
export const Sorting = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Decemberbrief');
    await userEvent.click(canvas.getByRole('button', { name: /^Campagne/ }));
    await expect(first()).toHaveTextContent('Decemberbrief');
    await userEvent.click(canvas.getByRole('button', { name: /^Campagne/ }));
    await expect(first()).toHaveTextContent('Zomerbrief');
    await userEvent.click(canvas.getByRole('button', { name: /^Datum/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Datum/ }));
    await expect(first()).toHaveTextContent('Zomerbrief');
  },
});

/** Deleting asks first; afterwards a toast offers undo. After an error the dialog stays open. */
export const Deleting = meta.story({
  args: {
    onDelete: inTurn<CampaignRemoval>({ problem: { code: 'storage_failed' } }, { outcome: 'removed' }),
  },
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Decemberbrief' }));
    await screen.findByRole('alertdialog', { name: 'Decemberbrief verwijderen?' });
    await expect(screen.getByText(/58 mails zijn nog niet weg/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder campagne' }));
    await expect(await screen.findByText(/De campagne is niet verwijderd/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder campagne' }));
    await expect(await screen.findByText('Decemberbrief verwijderd')).toBeVisible();
    await expect(args.onDelete).toHaveBeenLastCalledWith('1');
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onRestore).toHaveBeenCalledWith('1');
    await expect(await screen.findByText('Decemberbrief teruggezet')).toBeVisible();
  },
});

/** A copy, with a link to it; and a running send that is stopped, with the number of mails. */
export const CopyAndStop = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliceer Zomerbrief zeevarenden' }));
    await expect(await screen.findByText('Zomerbrief zeevarenden (Copy) gemaakt')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Novemberbrief kapiteins' }));
    await expect(args.onStop).toHaveBeenCalledWith('2');
    await expect(await screen.findByText('23 mails gestopt')).toBeVisible();
  },
});

/** A campaign that can still change links to its editor; a sent one to its result. */
export const WaysOn = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Decemberbrief')).toBe('/admin/email/campaigns/1');
    await expect(href('Bewerk Intake-uitnodiging LinkedIn')).toBe('/admin/email/campaigns/3');
    await expect(href('Resultaat van Zomerbrief zeevarenden')).toBe('/admin/email/campaigns?result=8');
    await expect(canvas.queryByRole('link', { name: 'Bewerk Zomerbrief zeevarenden' })).toBeNull();
    await press('n');
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
});
