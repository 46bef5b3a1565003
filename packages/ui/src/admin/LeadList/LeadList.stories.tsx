import type { LeadQuery } from '@fnc/domain';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { idle, leadListArgs, sampleList, sampleQuery } from '../testing/leadListArgs.ts';
import { longLead, sampleLeads } from '../testing/sampleLeads.ts';
import { desktop, tablet } from '../testing/screens.ts';
import { LeadList } from './LeadList.tsx';

const filtered = {
  ...sampleQuery,
  status: ['new', 'contacted', 'qualified'],
  from: '2026-11-10',
} satisfies LeadQuery;

const meta = preview.meta({
  title: 'Admin/LeadList',
  tags: ['stable'],
  component: LeadList,
  globals: desktop,
  args: leadListArgs,
  parameters: { frame: 'shell', place: 'leads', largeOnPhone: true },
});

export const Many = meta.story();

/** A lead that waits for months: its clock stays on one line. */
export const WaitingForMonths = meta.story({
  args: {
    list: {
      ...sampleList,
      leads: sampleLeads.map((lead, index) =>
        index === 0 ? { ...lead, waitingSince: '2026-05-23T11:48:00.000Z' } : lead,
      ),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [long, short] = [canvas.getByText('180 d te laat'), canvas.getByText(/^nog 2 u/)];
    await expect(long.offsetHeight).toBe(short.offsetHeight);
  },
});

/** The default order sets `aria-sort`, and each name is a real link. */
export const NeededFirst = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Meest dringend' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('link', { name: 'Klaas Kielzog' })).toHaveAttribute('href', '/admin/leads/1');
    await userEvent.click(within(canvas.getByRole('table')).getByRole('button', { name: 'Ontvangen' }));
    await expect(args.onQuery).toHaveBeenCalledWith({ sort: '-createdAt' }, 'push');
  },
});

/** The advisor blocked an address: a mark beside the name says so. */
export const Blocked = meta.story({
  args: {
    list: {
      ...sampleList,
      leads: sampleLeads.map((lead, index) => (index === 0 ? { ...lead, suppressed: 'blocked' } : lead)),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Adres geblokkeerd' })).toHaveLength(1);
  },
});

export const Tablet = meta.story({ globals: tablet });

export const One = meta.story({
  args: { list: { ...sampleList, leads: sampleLeads.slice(0, 1), count: 1, total: 1 } },
});

export const Loading = meta.story({
  args: { list: { ...sampleList, phase: 'loading', leads: [], count: 0, total: 0, answeredAt: null } },
});

/** Very long names and addresses are truncated in rows and wrapped on cards; nothing overflows the window. */
export const LongWords = meta.story({
  args: { list: { ...sampleList, leads: [longLead, ...sampleLeads.slice(0, 2)] } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The filters are chips, and the count shows the number of matches. */
export const Filtered = meta.story({
  args: { query: filtered, list: { ...sampleList, query: filtered, total: 87 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/van/, { selector: 'p span' })).toHaveTextContent('12 van 87');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Status' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ status: expect.anything() }),
      'push',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ sort: 'urgency' }, 'push');
  },
  parameters: { everyTurn: true },
});

/** One row is being saved, another failed: the row shows the error with a retry. */
export const SavingAndFailed = meta.story({
  args: {
    activity: { ...idle, saving: new Map([['8', 'converted']]), failed: new Map([['6', 'qualified']]) },
    onStatus: fn(() => new Promise<never>(() => undefined)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('De status is niet bijgewerkt. Probeer het opnieuw.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'opnieuw: Gekwalificeerd' }));
    await expect(args.onStatus).toHaveBeenCalledWith('6', 'qualified');
  },
});

/** A long deletion shows its progress, and can be stopped. */
export const Deleting = meta.story({
  args: { activity: { ...idle, job: { kind: 'delete', done: 37, total: 120 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Verwijderen: 37 van 120');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

export const MorePages = meta.story({
  args: { list: { ...sampleList, count: 87, total: 87, nextCursor: 'next' }, newCount: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toon volgende 50' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Toon 2 nieuwe leads' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

export const MoreFailed = meta.story({
  args: { list: { ...sampleList, count: 87, total: 87, nextCursor: 'next', moreProblem: { code: 'cannot_connect' } } },
});

/** The old rows stay, dimmed, until the new ones are loaded. */
export const Slow = meta.story({ args: { list: { ...sampleList, refreshing: true } } });

export const NothingYet = meta.story({
  args: { list: { ...sampleList, leads: [], count: 0, total: 0, sources: [] } },
});

export const NoMatch = meta.story({
  args: {
    query: { ...sampleQuery, search: 'zeilmaker', status: ['qualified'] },
    list: {
      ...sampleList,
      query: { ...sampleQuery, search: 'zeilmaker', status: ['qualified'] },
      leads: [],
      count: 0,
      total: 87,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onQuery).toHaveBeenCalledWith({ sort: 'urgency' }, 'push');
  },
  parameters: { everyTurn: true },
});

/** The specification's sentence and an empty list; never the illustration of the empty list. */
export const Failed = meta.story({
  args: {
    list: {
      ...sampleList,
      phase: 'failed',
      leads: [],
      count: 0,
      total: 0,
      problem: { code: 'server_error', status: 503, message: 'Serverfout: 503 Service Unavailable', errorId: '3f9a' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Leads laden mislukt: Serverfout: 503 Service Unavailable/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

export const CopiesTheErrorCode = meta.story({
  args: Failed.input.args,
  parameters: { chromatic: { disableSnapshot: true } }, // the button's text changes back after two seconds
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer foutcode' }));
    await expect(args.onCopy).toHaveBeenCalledWith('server_error 503 3f9a');
  },
});

/** The server refused; this is shown until the app opens the sign-in. */
export const Forbidden = meta.story({
  args: {
    list: {
      ...sampleList,
      phase: 'failed',
      leads: [],
      count: 0,
      total: 0,
      problem: { code: 'authentication_failed', status: 401 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Leads laden mislukt: Je bent niet meer ingelogd - log opnieuw in/)).toBeVisible();
  },
  parameters: { everyTurn: true },
});
