import type { Lead, LeadQuery } from '@fnc/domain';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ServerHealth, ServerStatus } from '../Shell/serverHealth.ts';
import { desktop, tablet } from '../testing/screens.ts';
import { longLead, now, sampleLeads } from '../testing/sampleLeads.ts';
import { Dashboard, type DashboardData } from './Dashboard.tsx';
import type { WaitingLead } from './WaitingLeads.tsx';

const messages = [
  'Ik vaar zes maanden per jaar onder Nederlandse vlag. Telt dat mee voor de 183 dagen?',
  'Graag een intake, het liefst dinsdag. Ik factureer nu vanuit een bv in Rotterdam.',
  'Wat kost de boekhouding per maand als ik zelf de facturen maak?',
  'Ik woon sinds maart in Lissabon, mijn klanten zitten in Nederland.',
];

const waiting = sampleLeads
  .filter((lead) => lead.waitingSince !== null)
  .map((lead, index): WaitingLead => {
    const text = messages[index];
    return text === undefined ? { lead } : { lead, message: { text, at: lead.waitingSince ?? now } };
  });

const data: DashboardData = {
  waiting,
  total: 87,
  byStatus: { new: 5, contacted: 31, qualified: 24, converted: 18, rejected: 9 },
};

const status: ServerStatus = {
  leadsCount: 87,
  waitingCount: 5,
  lateCount: 1,
  emailConfigured: true,
  uptime: 533_520,
  version: '1.0.0',
  mail: { queued: 0, sent: 212, failed: 0 },
};

const up = (changes: Partial<ServerStatus> = {}): ServerHealth => ({ state: 'up', status: { ...status, ...changes } });
const down = (last: ServerStatus | null): ServerHealth => ({ state: 'down', status: last });
const checking: ServerHealth = { state: 'checking', status: null };

const meta = preview.meta({
  title: 'Admin/Dashboard',
  tags: ['stable'],
  component: Dashboard,
  globals: desktop,
  args: {
    data,
    problem: null,
    refreshing: false,
    updatedAt: now,
    now,
    health: up(),
    leadHref: ({ id }: Lead) => `/admin/leads/${id}`,
    leadsHref: ({ status: statuses = [] }: LeadQuery) => `/admin/leads?status=${statuses.join(',')}`,
    onRefresh: fn(),
    onChangePassword: fn(() => Promise.resolve(null)),
    onSignOut: fn(),
    notFound: null,
    onDismissNotFound: fn(),
  },
});

/** The oldest deadline first; only its button is the primary one. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Antwoord aan Klaas Kielzog' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:klaas@kielzog\.example/),
    );
    await expect(canvas.getByText('6 d 4 u 12 min')).toBeVisible();
  },
});
export const Refreshed = meta.story({
  parameters: { picture: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vernieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
export const Tablet = meta.story({ globals: tablet });

export const OneWaits = meta.story({
  args: {
    data: { ...data, waiting: waiting.slice(0, 1) },
    health: up({ waitingCount: 1, lateCount: 0 }),
  },
});

export const MoreThanShown = meta.story({
  args: { health: up({ waitingCount: 23, lateCount: 4 }) },
});

export const NobodyWaits = meta.story({
  args: {
    data: { ...data, waiting: [] },
    health: up({ waitingCount: 0, lateCount: 0 }),
  },
});

export const NoLeads = meta.story({
  args: {
    data: { waiting: [], total: 0, byStatus: { new: 0, contacted: 0, qualified: 0, converted: 0, rejected: 0 } },
    health: up({ leadsCount: 0, waitingCount: 0, lateCount: 0 }),
  },
});

export const LongWords = meta.story({
  args: {
    data: {
      ...data,
      waiting: [
        {
          lead: { ...longLead, waitingSince: '2026-11-10T09:00:00.000Z' },
          message: { text: 'Onafgebroken'.repeat(60), at: now },
        },
      ],
      total: 1_234_567,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** No mail server: said in words, because then nobody gets the guide. */
export const MailNotConfigured = meta.story({
  args: {
    health: up({ emailConfigured: false, mail: { queued: 3, sent: 0, failed: 2 } }),
  },
});

export const Loading = meta.story({
  args: { data: null, updatedAt: null, refreshing: true, health: checking },
});

/** The old figures stay while the new ones are fetched; a second press does nothing. */
export const Slow = meta.story({
  args: { refreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vernieuw' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Klaas Kielzog')).toBeVisible();
  },
});

/** Refused by the server; the app leaves for the sign-in, this is what stands there until then. */
export const Forbidden = meta.story({
  args: {
    data: null,
    updatedAt: null,
    problem: { code: 'authentication_failed', status: 401 },
    health: { state: 'checking', status: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Je bent niet meer ingelogd - log opnieuw in/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { data: null, updatedAt: null, problem: { code: 'cannot_connect' }, health: down(null) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** The old figures stay, and are said to be old. */
export const RefreshFailed = meta.story({
  args: { problem: { code: 'cannot_connect' }, health: down(status) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Je ziet de stand van 14:10/)).toBeVisible();
    await expect(canvas.getByText('Klaas Kielzog')).toBeVisible();
  },
});

/** Stands in for a page that does not exist. */
export const NotFoundNotice = meta.story({
  args: { notFound: '/admin/klanten' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/De pagina \/admin\/klanten bestaat niet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sluit melding' }));
    await expect(args.onDismissNotFound).toHaveBeenCalledOnce();
  },
});

export const ChangingThePassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wijzig wachtwoord' }));
    await expect(await screen.findByRole('dialog', { name: 'Wijzig wachtwoord' })).toBeVisible();
    await expect(screen.getByLabelText('Huidig wachtwoord')).toHaveFocus();
  },
});
