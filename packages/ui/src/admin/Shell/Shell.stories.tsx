import type { User } from '@fnc/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { sampleAppearance } from '../testing/appearance.ts';
import { sampleByStatus } from '../testing/sampleDashboard.ts';
import { desktop, phone, tablet } from '../testing/screens.ts';
import type { NavEntry } from './navEntries.ts';
import type { ServerHealth, ServerStatus } from './serverHealth.ts';
import { Shell, type ShellProps } from './Shell.tsx';
import type { ShellDialog } from './ShellDialogs.tsx';

const status: ServerStatus = {
  leadsCount: 87,
  waitingCount: 5,
  lateCount: 1,
  welcomeCount: 12,
  emailConfigured: true,
  uptime: 533_520,
  version: '1.0.0',
  mail: { queued: 0, sent: 212, failed: 0 },
  byStatus: sampleByStatus,
  bySource: [],
  failedMails: [],
  backup: { lastGoodAt: null, bytes: null, obstacle: null },
  records: { clients: 12, campaigns: 23, templates: 6 },
};

const up = (changes: Partial<ServerStatus> = {}): ServerHealth => ({ state: 'up', status: { ...status, ...changes } });
const down: ServerHealth = { state: 'down', status };
const checking: ServerHealth = { state: 'checking', status: null };
const entries: readonly NavEntry[] = [
  { id: 'dashboard', href: '/admin/dashboard' },
  { id: 'leads', href: '/admin/leads' },
  { id: 'clients', href: '/admin/clients', count: 12 },
  { id: 'questions', href: '/admin/questions' },
  { id: 'newReport', href: '/admin/reports/new' },
  { id: 'campaigns', href: '/admin/email/campaigns', count: 23 },
  { id: 'templates', href: '/admin/email/templates', count: 6 },
];

/** Opens one of the shell's dialogs at a time, as the app does. */
function Console(props: Omit<ShellProps, 'dialog' | 'onDialog'>) {
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  return <Shell {...props} dialog={dialog} onDialog={setDialog} />;
}

/** Rows that delete themselves, below a button that disappears when it is pressed. */
function DeletedRows() {
  const [rows, setRows] = useState(['Esmee', 'Klaas', 'Vera']);
  const [isFiltered, setFiltered] = useState(true);
  return (
    <>
      {isFiltered && <Button onClick={() => setFiltered(false)}>Wis filters</Button>}
      <Stack as="ol" gap={2}>
        {rows.map((name) => (
          <li key={name}>
            <Button onClick={() => setRows(rows.filter((one) => one !== name))}>Verwijder {name}</Button>
          </li>
        ))}
      </Stack>
    </>
  );
}

const user: User = { username: 'marit', name: 'Marit Koersman', role: 'admin', mustChangePassword: false };

const meta = preview.meta({
  title: 'Admin/Shell',
  tags: ['stable'],
  component: Console,
  globals: desktop,
  args: {
    entries,
    current: 'leads' as const,
    pageKey: '/leads',
    user,
    health: up(),
    memoryOnly: false,
    railOpen: null,
    onRailOpen: fn(),
    appearance: sampleAppearance,
    onGo: fn(),
    onChangePassword: fn(() => Promise.resolve(null)),
    onSignOut: fn(),
    siteHref: '/',
    accountHref: '/admin/account',
    changesHref: '/admin/changes',
    onSearch: fn(),
    children: (
      <div style={{ paddingInline: 'var(--space-side)' }}>
        <PageHead title="Leads" note="87" />
      </div>
    ),
  },
});

export const Open = meta.story();
export const Tablet = meta.story({ globals: tablet });

/** The badge of a phone is red only when somebody is late. */
export const NobodyLate = meta.story({ args: { health: up({ lateCount: 0 }) } });
export const NobodyWaits = meta.story({
  args: { health: up({ waitingCount: 0, lateCount: 0 }), current: 'dashboard' },
});
export const ServerDown = meta.story({ args: { health: down } });
/** The browser blocks its storage: a notice above every page says that saved data will be lost. */
export const MemoryOnly = meta.story({
  args: { memoryOnly: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Hier blijft niets bewaard')).toBeVisible();
    await expect(main.getByText(/blokkeert de opslag/)).toBeVisible();
  },
});
/** Under the dialog to sign in again the page is hidden from passers-by; it returns when the session continues. */
export const Covered = meta.story({
  args: { covered: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Leads' })).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Overzicht' })).toBeVisible();
  },
});
export const Checking = meta.story({ args: { health: checking } });
export const LongName = meta.story({
  args: {
    user: { ...user, name: 'Wilhelmina-Alexandrine van den Zeewolde-Stormvogel' },
  },
  // On a phone the menu is closed.
  parameters: { sameIn: ['phone' as const] },
});

/** The closed rail has its labels for screen readers, and shows them in tooltips. */
export const Closed = meta.story({
  args: { railOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Overzicht' }));
    await waitFor(() => expect(screen.getAllByText('Overzicht').length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Klap menu uit' }));
    await expect(args.onRailOpen).toHaveBeenCalledWith(true);
  },
});

export const AccountMenuOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account: Marit Koersman/ }));
    await screen.findByRole('dialog', { name: 'Account van Marit Koersman' });
    await userEvent.click(screen.getByRole('radio', { name: 'Donker' }));
    await expect(args.appearance?.onTheme).toHaveBeenCalledWith('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    await expect(args.appearance?.onLanguage).toHaveBeenCalledWith('en');
  },
  parameters: { everyTurn: true },
});

/** Templates are behind the entry of mail in a phone's bar, and so they mark it. */
export const TemplatesOnAPhone = meta.story({
  globals: phone,
  args: { current: 'templates' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Hoofdmenu' }));
    const links = bar.getAllByRole('link').map(({ textContent }) => textContent.replace(/\d.*$/, ''));
    await expect(links).toEqual(['Overzicht', 'Leads', 'Klanten', 'E-mail']);
    await expect(canvas.getByRole('link', { name: 'E-mail' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Meer' })).not.toHaveAttribute('aria-current');
  },
});

/** A page without an entry in the bar marks "Meer", which leads to it. */
export const QuestionsOnAPhone = meta.story({
  globals: phone,
  args: { current: 'questions' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Meer' });
    await expect(more).toHaveAttribute('aria-current', 'true');
    await userEvent.click(more);
    await expect(await screen.findByRole('link', { name: 'Vragen' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sjablonen' })).toBeVisible();
  },
});

export const SigningOut = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account: Marit Koersman/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log uit' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** `?` opens the shortcuts, Escape closes them, `g` and a letter open a page. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible();
    await userEvent.keyboard('gd');
    await expect(args.onGo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sluit' }));
    await userEvent.keyboard('gd');
    await expect(args.onGo).toHaveBeenCalledWith('dashboard');
    await userEvent.keyboard('gk');
    await expect(args.onGo).toHaveBeenLastCalledWith('clients');
    await userEvent.keyboard('gc');
    await expect(args.onGo).toHaveBeenLastCalledWith('campaigns');
    await userEvent.keyboard('gt');
    await expect(args.onGo).toHaveBeenLastCalledWith('templates');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

/** Mail has its own heading, with counts. */
export const MailSection = meta.story({
  args: { railOpen: true, current: 'templates' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'E-mail' });
    const names = within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Campagnes23', 'Sjablonen6']);
    await expect(within(list).getByRole('link', { name: /Sjablonen/ })).toHaveAttribute('aria-current', 'page');
  },
});

/** The search button opens the palette, like Ctrl-K. */
export const Searching = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zoek of ga naar/ }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

/** The account page is opened by its button: no entry is marked as current, on a laptop or on a phone. */
export const NoEntry = meta.story({
  args: { current: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('nav a').length).toBeGreaterThan(6);
    await expect(canvasElement.querySelectorAll('nav a[aria-current]')).toHaveLength(0);
  },
});

const frames = async (count: number) => {
  for (let nth = 0; nth < count; nth += 1) await new Promise(requestAnimationFrame);
};
const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/** A control that disappears gives its focus to the next one, the last to the one before, the only one to the page. */
export const FocusKept = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <DeletedRows /> },
  async play({ userEvent }) {
    const press = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Wis filters');
    await hasFocus('Verwijder Esmee');
    await press('Verwijder Esmee');
    await hasFocus('Verwijder Klaas');
    // A key that is held would press the next one too.
    screen.getByRole('button', { name: 'Verwijder Vera' }).focus();
    await userEvent.keyboard('{Enter>}');
    await frames(4);
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{/Enter}');
    await hasFocus('Verwijder Klaas');
    await press('Verwijder Klaas');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});
