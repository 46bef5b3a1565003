import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleTools } from '../testing/sampleDataTools.ts';
import { onPage } from '../testing/onPage.ts';
import { desktop, tablet } from '../testing/screens.ts';
import {
  dashboardArgs,
  hoursAgo,
  noBreakdown,
  noFile,
  noVisitors,
  sampleDashboardLeads,
  serverChecking,
  serverNeverSeen,
  serverUp,
} from '../testing/sampleDashboard.ts';
import { longLead, now } from '../testing/sampleLeads.ts';
import { Dashboard } from './Dashboard.tsx';
import type { LeadBreakdown } from './dashboardData.ts';

const leads = sampleDashboardLeads;
/** The leads that signed up in this browser. */
const ownBreakdown: LeadBreakdown = {
  byStatus: { ...noBreakdown.byStatus, new: 5 },
  bySource: [{ source: 'website', leads: 5 }],
};
const nobodyWaits = { waiting: [], waitingCount: 0, lateCount: 0, welcomes: [], welcomeCount: 0 };
const noPicture = { chromatic: { disableSnapshot: true } } as const;

const meta = preview.meta({
  title: 'Admin/Dashboard',
  tags: ['stable'],
  component: Dashboard,
  globals: desktop,
  args: dashboardArgs,
  parameters: { frame: 'shell', place: 'dashboard', largeOnPhone: true },
});

/** The oldest deadline first; only its button is primary. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Antwoord aan Klaas Kielzog' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:klaas@kielzog\.example/),
    );
    await expect(canvas.getByText('6 d 4 u 12 min')).toBeVisible();
    await expect(canvas.getByText('Lotte Stuurboord, Daan Ankerplaats, Noor Sextant, …')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk leads, Aanvragen van de gids: 12' })).toHaveAttribute(
      'href',
      '/admin/leads?status=new&source=',
    );
    await expect(canvas.getByText(/^vandaag .*, 1,2\sMB$/)).toBeVisible();
  },
});
export const Tablet = meta.story({ globals: tablet });

export const OneWaits = meta.story({
  args: { leads: { ...leads, waiting: leads.waiting.slice(0, 1), waitingCount: 1, lateCount: 0 } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 lead')).toBeVisible();
    await expect(canvas.queryByText(/langer dan 24 uur/)).not.toBeInTheDocument();
  },
});

/** All leads are late, and there are more than rows. */
export const AllLate = meta.story({
  args: {
    leads: {
      ...leads,
      waiting: leads.waiting.map(({ lead, ...rest }, index) => ({
        ...rest,
        lead: { ...lead, waitingSince: new Date(Date.parse(now) - (25 + 11 * (5 - index)) * 3_600_000).toISOString() },
      })),
      waitingCount: 23,
      lateCount: 23,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(onPage(canvasElement).getAllByText(/te laat$/)).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Nog 18 wachtende leads' })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

export const NobodyWaits = meta.story({
  args: {
    leads: { ...leads, ...nobodyWaits },
    ready: [],
    health: serverUp({ failedMails: [] }),
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niemand wacht op antwoord.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Ook vandaag' })).not.toBeInTheDocument();
  },
});

/** Who only requested the guide is listed apart: nobody's question is buried under downloads. */
export const OneGuideRequest = meta.story({
  args: {
    leads: { ...leads, ...nobodyWaits, welcomes: leads.welcomes.slice(0, 1), welcomeCount: 1 },
    ready: [],
    health: serverUp({ failedMails: [] }),
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niemand wacht op antwoord.')).toBeVisible();
    await expect(canvas.getByText('Aanvragen van de gids: 1')).toBeVisible();
    await expect(canvas.getByText('Lotte Stuurboord')).toBeVisible();
  },
});

/** The first day: no visits, no leads, no clients. */
export const NewInstallation = meta.story({
  args: {
    leads: { ...leads, ...nobodyWaits, total: 0, breakdown: noBreakdown },
    file: noFile,
    ready: [],
    tools: {
      ...sampleTools,
      contents: { clients: 0, answers: 0, reports: 0, campaigns: 0, templates: 2, leads: 0 },
    },
    visitors: noVisitors,
    health: serverUp({
      leadsCount: 0,
      waitingCount: 0,
      lateCount: 0,
      failedMails: [],
      uptime: 20,
      mail: { queued: 0, sent: 0, failed: 0 },
      backup: { lastGoodAt: null, bytes: null, obstacle: null },
    }),
  },
});

export const LongWords = meta.story({
  args: {
    leads: {
      ...leads,
      waiting: [
        {
          lead: { ...longLead, waitingSince: '2026-11-10T09:00:00.000Z' },
          message: { text: 'Onafgebroken'.repeat(60), at: now },
        },
      ],
      total: 1_234_567,
      breakdown: { ...noBreakdown, bySource: [{ source: 'onafgebroken'.repeat(8), leads: 1_234_567 }] },
    },
    ready: [{ clientId: '1', clientName: 'Onafgebroken'.repeat(20), questions: 1 }],
  },
  parameters: noPicture,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** No mail server: a notice says so, because then nobody gets the guide. */
export const MailNotConfigured = meta.story({
  args: { health: serverUp({ emailConfigured: false, mail: { queued: 3, sent: 0, failed: 2 } }) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Er is geen mailserver ingesteld/)).toBeVisible();
  },
});

/** The first hours without a backup: one is made at night, or a minute after a start without one. */
export const NoBackupYet = meta.story({
  args: { health: serverUp({ uptime: 20, backup: { lastGoodAt: null, bytes: null, obstacle: null } }) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog geen')).toBeVisible();
    await expect(canvas.queryByText(/48 uur/)).not.toBeInTheDocument();
  },
});

/** No backup for two days: a notice above everything else says what to do. */
export const BackupLate = meta.story({
  args: { health: serverUp({ backup: { lastGoodAt: hoursAgo(49), bytes: 1_240_000, obstacle: 'full' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Er is al 48 uur geen goede back-up gemaakt.')).toBeVisible();
    await expect(canvas.getByText(/De schijf voor back-ups is vol/)).toBeVisible();
    await expect(canvas.getByText(/^wo 18 nov .*, 1,2\sMB$/)).toBeVisible();
  },
});

/** The last backup failed, and the previous one is still recent: a remark in the server's facts. */
export const BackupNotPossible = meta.story({
  args: { health: serverUp({ backup: { lastGoodAt: hoursAgo(30), bytes: 1_240_000, obstacle: 'folder' } }) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server kan niet in de map voor back-ups schrijven/)).toBeVisible();
    await expect(canvas.queryByText(/48 uur/)).not.toBeInTheDocument();
  },
});

export const BackupsOff = meta.story({
  args: { health: serverUp({ backup: { lastGoodAt: null, bytes: null, obstacle: 'off' } }) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uitgeschakeld')).toBeVisible();
    await expect(canvas.queryByText(/BACKUPS=off/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: {
    leads: null,
    file: null,
    ready: [],
    tools: { ...sampleTools, contents: null },
    visitors: null,
    updatedAt: null,
    refreshing: true,
    health: serverChecking,
  },
});

/** The old figures stay while new ones are fetched; a second press does nothing. */
export const Slow = meta.story({
  args: { refreshing: true },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vernieuw' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Klaas Kielzog')).toBeVisible();
  },
});

/** The server cannot be reached from the start: this browser’s own leads, marked as such. */
export const LocalLeads = meta.story({
  args: {
    leads: { ...leads, total: 5, origin: 'browser', breakdown: ownBreakdown },
    problem: { code: 'cannot_connect' },
    visitors: null,
    visitorsProblem: { code: 'cannot_connect' },
    updatedAt: null,
    health: serverNeverSeen,
  },
  play: async ({ args, canvas, userEvent }) => {
    const told = await canvas.findByText(/Je ziet de leads van deze browser: 5/);
    await expect(told).toHaveTextContent(/Leads laden mislukt: Geen verbinding met de server/);
    await expect(canvas.getByText('van deze browser')).toBeVisible();
    const [retry] = canvas.getAllByRole('button', { name: 'Probeer opnieuw' });
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

/** This browser knows no leads either: nothing says that nobody waits. */
export const NoLeadsHere = meta.story({
  args: {
    leads: { ...nobodyWaits, total: 0, origin: 'browser', breakdown: noBreakdown },
    problem: { code: 'cannot_connect' },
    visitors: null,
    visitorsProblem: { code: 'cannot_connect' },
    updatedAt: null,
    health: serverNeverSeen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Je ziet de leads van deze browser: 0/)).toBeVisible();
    await expect(canvas.queryByText('Niemand wacht op antwoord.')).toBeNull();
  },
  parameters: { picture: true },
});

/** Refreshing failed: the old figures stay and are marked as old. */
export const RefreshFailed = meta.story({
  args: { problem: { code: 'cannot_connect' }, health: { ...serverUp(), state: 'down' } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Je ziet de stand van 14:10/)).toBeVisible();
    await expect(canvas.getByText('Klaas Kielzog')).toBeVisible();
  },
});
