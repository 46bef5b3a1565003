import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { dashboardArgs, sampleCopy, serverChecking } from '../testing/sampleDashboard.ts';
import { Dashboard } from './Dashboard.tsx';

const meta = preview.meta({
  title: 'Admin/DashboardBehaviour',
  tags: ['stable'],
  component: Dashboard,
  globals: desktop,
  args: dashboardArgs,
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Each figure links to its list. */
export const Figures = meta.story({
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('list', { name: 'Cijfers' }));
    const hrefs = strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(hrefs).toEqual([
      ['Leads879 deze week', '/admin/leads?status=&source='],
      ['Klanten122 actief, 1 inactief', '/admin/clients'],
      ['In behandeling4oudste 19 dagen', '/admin/clients?status=pending'],
      ['Voltooid542\u00A0% van de klanten', '/admin/clients?status=completed'],
      ['Vragen486over 12 klanten', '/admin/questions'],
      ['Antwoorden35172\u00A0% beantwoord', '/admin/clients'],
    ]);
    const totals = within(canvas.getByRole('region', { name: 'Leads naar status' }));
    await expect(totals.getByRole('link', { name: /Gekwalificeerd 24|Gekwalificeerd24/ })).toHaveAttribute(
      'href',
      '/admin/leads?status=qualified&source=',
    );
    const sources = within(canvas.getByRole('region', { name: 'Leads naar bron' }));
    await expect(sources.getAllByRole('link')[1]).toHaveAttribute('href', '/admin/leads?status=&source=linkedin');
    const places = canvas.getAllByRole('link', { name: 'Nieuw rapport' });
    await expect(places[0]).toHaveAttribute('href', '/admin/reports/new');
  },
});

/** The current week is marked as running; percentages are relative to the previous step. */
export const FunnelAndWeeks = meta.story({
  play: async ({ canvas }) => {
    const funnel = within(canvas.getByRole('table', { name: /Van bezoek naar klant/ }));
    await expect(funnel.getByRole('row', { name: /Calculator gebruikt/ })).toHaveTextContent(/412.*32,1/);
    await expect(canvas.getByText('week 36 tot en met 47, deze week loopt nog')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /Leads per week/ })).toHaveAttribute(
      'aria-valuetext',
      'week 47, loopt nog: 9',
    );
  },
});

/** A failed mail links to its lead, a complete questionnaire to its report. */
export const AlsoToday = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Femke Baken, de gids, vandaag 12:10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk lead Femke Baken' })).toHaveAttribute(
      'href',
      '/admin/leads/6',
    );
    await expect(canvas.getByRole('link', { name: 'Maak rapport voor Zeekaart Consult' })).toHaveAttribute(
      'href',
      '/admin/reports/new?clientId=7',
    );
  },
});

/** On a phone three waiting leads are visible, and a button opens the side column. */
export const Phone = meta.story({
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Nog 2 wachtende leads' })).toBeVisible());
    await expect(canvas.queryByText('Tess Noordster')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Meer voor Klaas Kielzog' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopieer e-mailadres' }));
    await expect(sampleCopy).toHaveBeenCalledWith('klaas@kielzog.example');
    await expect(canvas.queryByRole('button', { name: 'Test database' })).not.toBeInTheDocument();
    const rest = canvas.getByRole('button', { name: 'Server, gegevens en account' });
    rest.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rest).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Test database' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Refreshed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vernieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** The server refused; this is shown until the app opens the sign-in. */
export const Forbidden = meta.story({
  args: {
    leads: null,
    updatedAt: null,
    problem: { code: 'authentication_failed', status: 401 },
    health: serverChecking,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Je bent niet meer ingelogd - log opnieuw in/)).toBeVisible();
    await expect(canvas.getByText(/authentication_failed 401/), 'the code for the helpdesk').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** The dashboard replaces a page that does not exist. */
export const NotFoundNotice = meta.story({
  args: { notFound: '/admin/klanten' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/De pagina \/admin\/klanten bestaat niet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sluit melding' }));
    await expect(args.onDismissNotFound).toHaveBeenCalledOnce();
  },
});

/** The form replaces the button, shows errors, and closes by itself two seconds after success. */
export const ChangingThePassword = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Wijzig wachtwoord' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByLabelText('Huidig wachtwoord')).toHaveFocus();
    await userEvent.keyboard('oud wachtwoord');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'rustig varen');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord, nog een keer'), 'rustig varen{Enter}');
    await expect(await canvas.findByText('Wachtwoord gewijzigd!')).toBeVisible();
    await expect(args.onChangePassword).toHaveBeenCalledWith('oud wachtwoord', 'rustig varen');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'), { timeout: 4000 });
    await expect(toggle).toHaveFocus();
  },
});

export const SignedOut = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log uit' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});
