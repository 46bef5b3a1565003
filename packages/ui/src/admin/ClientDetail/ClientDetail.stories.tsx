import type { Report } from '@fnc/domain';
import { aClient, aReport } from '@fnc/domain/testing';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Questionnaire } from '../Questionnaire/Questionnaire.tsx';
import { clientDetailArgs, linkedLead, readyClient } from '../testing/clientDetailArgs.ts';
import { kompas, longClient } from '../testing/sampleClients.ts';
import { questionnaireArgs } from '../testing/sampleQuestionnaire.ts';
import { desktop } from '../testing/screens.ts';
import { ClientDetail } from './ClientDetail.tsx';

const meta = preview.meta({
  title: 'Admin/ClientDetail',
  tags: ['stable'],
  component: ClientDetail,
  globals: desktop,
  args: clientDetailArgs,
  parameters: { frame: 'shell', place: 'clients' },
});

/** For stories that look like another one: no picture is taken. */
const behaviour = { chromatic: { disableSnapshot: true } } as const;

/** The head, notes and history, with the facts beside them. */
export const Details = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bram Kompas, klant sinds 2 nov 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maak rapport' })).toHaveAttribute(
      'href',
      '/admin/reports/new?clientId=1',
    );
    await expect(canvas.getByRole('link', { name: 'Bewerk klant' })).toHaveAttribute('href', '/admin/clients/1/edit');
    await expect(canvas.getByRole('tab', { name: 'Rapporten 2' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Vragenlijsten 24 van 42' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bram Kompas' })).toHaveAttribute('href', '/admin/leads/lead-11');
    await expect(canvas.getByText('16 antwoorden ingevuld')).toBeVisible();
  },
});

/** The server cannot be reached: the cached client is shown with its time. */
export const Copied = meta.story({
  args: {
    state: { ...readyClient(kompas, linkedLead), copied: { at: '2026-11-20T09:10:00.000Z', why: 'unreachable' } },
  },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server is niet bereikbaar/)).toBeVisible();
  },
});

export const Reports = meta.story({
  args: { tab: 'reports' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent('Cyprus Haalbaarheidsrapport');
    await expect(rows[1]).toHaveTextContent('Concept');
    await expect(canvas.getByRole('link', { name: 'Substance in drie stappen' })).toHaveAttribute(
      'href',
      '/admin/reports/r2',
    );
  },
  parameters: { everyTurn: true },
});

const twice = (id: string, generatedAt: string, changes: Partial<Report> = {}) => {
  const { metadata, ...report } = aReport({ id, ...changes });
  return { ...report, ...(metadata === undefined ? {} : { metadata: { ...metadata, generatedAt } }) };
};

/** Reports of one title and one day are told apart by their time, also by the name of the button. */
export const ReportsAlike = meta.story({
  args: {
    tab: 'reports',
    state: readyClient(
      aClient({
        reports: [
          twice('1', '2026-11-19T12:20:00.000Z'),
          twice('2', '2026-11-19T13:05:00.000Z'),
          twice('3', '2026-11-19T13:10:00.000Z', { name: 'Compliance Handleiding' }),
        ],
      }),
      null,
    ),
  },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^19 nov 2026/).map(({ textContent }) => textContent)).toEqual([
      '19 nov 2026',
      '19 nov 2026 14:05',
      '19 nov 2026 13:20',
    ]);
    const remove = (name: string) => canvas.getByRole('button', { name: `Verwijder rapport ${name}` });
    await expect(remove('Cyprus Haalbaarheidsrapport, 19 nov 2026 14:05')).toBeVisible();
    await expect(remove('Compliance Handleiding')).toBeVisible();
  },
});

/** The server is writing the report: it is not called a draft yet. */
export const ReportBeingWritten = meta.story({
  args: {
    tab: 'reports',
    state: readyClient(aClient({ reports: [aReport({ status: 'draft', writing: true })] }), null),
  },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In de maak')).toBeVisible();
    await expect(canvas.queryByText('Concept')).toBeNull();
  },
});

export const LongWords = meta.story({
  args: { state: readyClient(longClient, { ...linkedLead, name: longClient.contactPerson }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A new client: no notes, no lead, no phone, no reports. */
export const Bare = meta.story({
  args: {
    state: readyClient(aClient({ phone: '', address: '', contactPerson: '' }), null),
    filtered: false,
    progress: { questions: 0, answered: 0 },
  },
});

/** The questionnaire in its tab, as in the design. */
export const FillingIn = meta.story({
  args: {
    tab: 'questionnaires',
    questionnaire: <Questionnaire {...questionnaireArgs} section="Inkomen en dividend" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Vragenlijsten 24 van 42');
    await expect(canvas.getByRole('heading', { name: /Inkomen en dividend/ })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

export const NoReports = meta.story({
  args: { state: readyClient(aClient()), tab: 'reports' },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nog geen rapporten' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Maak rapport' })).toHaveLength(2);
  },
});

export const LeadDeleted = meta.story({
  args: { state: readyClient(kompas, { ...linkedLead, name: null, gone: true }) },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('verwijderd')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { phase: 'loading' } }, parameters: behaviour });

/** A client that does not exist, or was deleted in another tab. */
export const NotFound = meta.story({
  args: { state: { phase: 'notFound' } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Klant niet gevonden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar alle klanten' })).toHaveAttribute(
      'href',
      '/admin/clients?status=pending',
    );
    // There it can be restored.
    await expect(canvas.getByRole('link', { name: 'Wie wijzigde wat bij deze klant' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/changes?'),
    );
  },
});

export const NoId = meta.story({
  args: { state: { phase: 'idMissing' } },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Geen klant opgegeven. Kies de klant in de lijst.' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De gegevens van de klant zijn niet geladen');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
