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

/** What is read aloud when it changes. */
const said = (page: ReturnType<typeof onPage>) => page.getAllByRole('status').map(({ textContent }) => textContent);

/** Every status; a send that runs, failures with the way to them, and figures that are not measured. */
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

/** A send that was stopped is not called completed: the row says how many of how many have it. */
export const Stopped = meta.story({
  args: { list: only(stoppedEntry, completedEntry) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Voorjaarsbrief/ });
    await expect(row).toHaveTextContent(/Gestopt66 van 494 verstuurd/);
    await expect(row).not.toHaveTextContent('Voltooid');
    await expect(canvas.getByText('1 voltooid, 0 onderweg, 1 gestopt')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: phone });
export const Tablet = meta.story({ globals: tablet });

/** Nothing was written yet: all four figures are 0 or not measured, and the way on is the first campaign. */
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

/** The four tiles say what the specification asks; opened is "–" as long as nothing is measured. */
export const Tiles = meta.story({
  args: { list: only(draftEntry, completedEntry) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const tiles = canvas.getByRole('list', { name: 'Cijfers van alle campagnes' });
    await expect(tiles).toHaveTextContent(/Concepten1Verzonden1.*Totaal verzonden62.*Totaal geopend–niet gemeten/);
  },
});

const unnamed = (from: typeof draftEntry) => ({ ...from, campaign: { ...from.campaign, name: '' } });

/** A campaign without a name is called so wherever it is named. */
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

/** None like these: says what was asked, and the way back takes all of it away. */
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

/** The server cannot be reached: what it said last stays on the screen, with its time. */
export const Copied = meta.story({
  args: { list: { ...list, copied: { at: '2026-11-20T09:10:00.000Z', why: 'unreachable' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server is niet bereikbaar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decemberbrief' })).toBeVisible();
  },
});

/** The server does not answer: the campaigns are shown all the same, and what is old says so. */
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

/** Words longer than their places, and one row: nothing runs out of the page. */
export const LongWords = meta.story({
  args: { list: only(longEntry) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Search follows every key, and the address a little later; status and day stand in chips. */
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

/** By head, both ways. */
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

/** Asked first; it is really deleted, says so, and can be brought back. What failed stays in the dialog. */
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

/** A copy, with the way to it; and a running send that is stopped, with how many that were. */
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

/** What can still change is edited; of what has left the result is shown. */
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
