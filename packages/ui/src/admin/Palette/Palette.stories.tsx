import type { Lead } from '@fnc/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import type { NavEntry } from '../Shell/navEntries.ts';
import { now, sampleLeads } from '../testing/sampleLeads.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { Palette } from './Palette.tsx';
import type { PaletteActions, PaletteClient, PaletteLinks } from './paletteGroups.tsx';

const named = (name: string): readonly Lead[] => sampleLeads.filter((lead) => lead.name === name);
const esmee = named('Esmee Golfslag');
const waiting = sampleLeads.filter(({ waitingSince }) => waitingSince !== null);
const esmeralda: PaletteClient = {
  client: { id: '7', name: 'Zeilmakerij Esmeralda', contactPerson: 'Wouter Westerstorm', status: 'completed' },
  questions: 42,
  answers: 42,
};

const more = { leads: false, clients: false };
const href = (path: string) => `/admin${path}`;
const places: readonly NavEntry[] = [
  { id: 'dashboard', href: href('/dashboard') },
  { id: 'leads', href: href('/leads'), count: 87 },
  { id: 'clients', href: href('/clients'), count: 12 },
  { id: 'questions', href: href('/questions') },
  { id: 'newReport', href: href('/reports/new') },
];
const links: PaletteLinks = {
  leads: (query) => href(`/leads?search=${query}`),
  clients: (query) => href(`/clients?search=${query}`),
  lead: ({ id }) => href(`/leads/${id}`),
  client: (id) => href(`/clients/${id}`),
  questionnaire: (id) => href(`/clients/${id}?tab=questionnaires`),
  newReport: (id) => href(`/reports/new?clientId=${id}`),
  makeClient: (id) => href(`/clients/new?lead=${id}`),
  newClient: href('/clients/new'),
  newCampaign: href('/email/campaigns/new'),
  account: href('/account'),
  site: '/',
};
const actions = (refused?: Problem): PaletteActions => ({
  onStatus: fn<PaletteActions['onStatus']>((lead, status) =>
    Promise.resolve(refused === undefined ? { lead: { ...lead, status } } : { problem: refused }),
  ),
  onTheme: fn(),
  onLanguage: fn(),
  onChangePassword: fn(),
  onShortcuts: fn(),
  onSignOut: fn(),
});

const meta = preview.meta({
  title: 'Admin/Palette',
  tags: ['stable'],
  component: Palette,
  globals: desktop,
  args: {
    open: true,
    onClose: fn(),
    now,
    onQuery: fn(),
    search: 'ready' as const,
    onRetry: fn(),
    finds: { query: 'esm', leads: esmee, clients: [esmeralda], more },
    places,
    links,
    actions: actions(),
  },
});

const field = () => screen.findByRole('combobox', { name: 'Zoek of ga naar' });
const group = (name: string) => within(screen.getByRole('group', { name }));

/** Nothing typed: the leads that wait for an answer come first. */
export const WhoWaits = meta.story({
  args: { finds: { query: '', leads: waiting, clients: [], more } },
});

/** A lead and a client, actions on the first one, and the pages. */
export const Found = meta.story({
  parameters: { everyTurn: true },
  play: async ({ args }) => {
    await field();
    await press('esm');
    await waitFor(() => expect(args.onQuery).toHaveBeenLastCalledWith('esm'));
    await expect(group('Leads').getByRole('option', { name: /Esmee Golfslag/ })).toHaveAttribute(
      'href',
      '/admin/leads/2',
    );
    await expect(group('Klanten').getByText('Wouter Westerstorm, 42 van 42 beantwoord')).toBeVisible();
    await expect(group('Voor Esmee Golfslag').getByRole('option', { name: /Maak klant/ })).toHaveAttribute(
      'href',
      '/admin/clients/new?lead=2',
    );
  },
});

/** More leads match than are listed: the list shows them all. */
export const MoreThanListed = meta.story({
  args: { finds: { query: 'a', leads: waiting, clients: [esmeralda], more: { leads: true, clients: false } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await field();
    await press('a');
    const all = group('Leads').getByRole('option', { name: /Alle leads met “a”/ });
    await expect(all).toHaveAttribute('href', '/admin/leads?search=a');
    await expect(group('Klanten').queryByRole('option', { name: /Alle klanten/ })).toBeNull();
  },
});

/** An action on the lead that was found, by keyboard only: the next status. */
export const SetsTheStatus = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await field();
    await press('esm');
    await screen.findByRole('option', { name: /Zet status op Benaderd/ });
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    await press('{Enter}');
    await waitFor(() => expect(args.actions.onStatus).toHaveBeenCalledWith(esmee[0], 'contacted'));
    await expect(await screen.findByText('Status van Esmee Golfslag is nu Benaderd')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const StatusRefused = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    actions: actions({ code: 'internal_error' }),
  },
  play: async ({ userEvent }) => {
    await field();
    await press('esm');
    await userEvent.click(await screen.findByRole('option', { name: /Zet status op Benaderd/ }));
    await expect(await screen.findByText(/De status is niet bijgewerkt/)).toBeVisible();
  },
});

/** Only a client matches: the actions are for that client. */
export const OnlyAClient = meta.story({
  args: { finds: { query: 'zeil', leads: [], clients: [esmeralda], more } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await field();
    await press('zeil');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Voor Zeilmakerij Esmeralda' })).toBeVisible());
    await expect(screen.getByRole('option', { name: /Maak rapport/ })).toHaveAttribute(
      'href',
      '/admin/reports/new?clientId=7',
    );
  },
});

export const ServerSilent = meta.story({
  args: { finds: { query: 'esm', leads: [], clients: [esmeralda], more }, search: 'failed' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await field();
    await press('esm');
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(group('Klanten').getByRole('option')).toBeVisible();
  },
});
