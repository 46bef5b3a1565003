import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPage } from '../testing/onPage.ts';
import { answeredClient, askedKey, reportFormArgs } from '../testing/sampleReports.ts';
import { ChoosingClient } from '../testing/ChoosingClient.tsx';
import { desktop } from '../testing/screens.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = preview.meta({
  title: 'Admin/ReportForm',
  tags: ['stable'],
  component: ReportForm,
  render: (args) => <ChoosingClient {...args} />,
  globals: desktop,
  args: reportFormArgs,
  parameters: { frame: 'shell', place: 'newReport' },
});

/** The contents of the report, what it lacks and what is sent are beside the form. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Klant' })).toHaveDisplayValue('Kompas Maritiem Advies');
    await expect(canvas.getByText('4 van 8 gekozen')).toBeVisible();
    await expect(canvas.getByText('18 vragen zonder antwoord')).toBeVisible();
    await expect(canvas.getByText(/gaan niet mee, waarvan 6 verplicht\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vul aan' })).toHaveAttribute(
      'href',
      '/admin/clients/1?tab=questionnaires',
    );
    await expect(canvas.getByText('gpt-4, max. 4.000 tokens')).toBeVisible();
  },
});

/**
 * Without answers a red note says that the report will be limited. A missing key is an error at its field, with the
 * focus.
 */
export const NoAnswersNoKey = meta.story({
  args: { value: { clientId: '3' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Deze klant heeft nog geen antwoorden.')).toBeVisible();
    await expect(canvas.getByText(/Het rapport wordt beperkt\./)).toBeVisible();
    await expect(canvas.getByText('niet opgegeven')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Genereer rapport' }));
    const key = await canvas.findByLabelText('API key');
    await expect(key).toHaveFocus();
    await expect(key).toHaveAccessibleDescription('API key is verplicht voor AI rapport generatie');
    await expect(canvas.getByRole('link', { name: 'API key' })).toBeVisible();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

/** No clients: a link to add the first one. */
export const NoClients = meta.story({
  args: { clients: [], noClients: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voeg een klant toe' })).toHaveAttribute(
      'href',
      '/admin/clients/new',
    );
  },
  parameters: { everyTurn: true },
});

/** The full prompt, before anything is sent. */
export const ReadingThePrompt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lees de hele opdracht' }));
    await screen.findByRole('dialog', { name: 'De hele opdracht' });
    await expect(screen.getByRole('region', { name: 'Opdracht' })).toHaveTextContent(/onder Nederlandse vlag vaart/);
    await userEvent.click(screen.getByRole('button', { name: 'Kopieer instructie' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      'Je bent een Nederlandse adviseur die schrijft over ondernemen vanuit Cyprus.',
    );
  },
});

/** The service refused: the error is above the form, all input stays, and the next change removes the error. */
export const ServiceRefused = meta.story({
  args: {
    service: { ...askedKey, serverHasKey: true },
    onGenerate: () =>
      Promise.resolve({ code: 'ai_error', message: 'Fout bij het genereren van het rapport: The model is overloaded' }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Genereer rapport' }));
    const told = 'Fout bij het genereren van het rapport: The model is overloaded';
    await expect(await canvas.findByText(told)).toBeVisible();
    const typed = canvas.getByRole('textbox', { name: /Extra instructies/ });
    await expect(typed).toHaveValue(reportFormArgs.value.customInstructions);
    await userEvent.type(typed, '!');
    await expect(canvas.queryByText(told)).toBeNull();
  },
});

/** Very long names; and a client with every question answered. */
export const LongWords = meta.story({
  args: {
    client: {
      ...answeredClient,
      name: 'Internationaleberoepsvaartadviesvennootschap '.repeat(3).trim(),
      contactPerson: 'Wilhelmina-Alexandrine van den Zeewolde-Stormvogel',
    },
    value: { clientId: '2', reportType: 'business-setup', customInstructions: 'vennootschapsbelasting'.repeat(12) },
    service: { ...askedKey, host: 'een-eigen-taalmodel.rekencentrum.voorbeeldorganisatie.example' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('link', { name: 'Vul aan' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', clients: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('Klanten laden…');
    await expect(canvas.queryByRole('button', { name: 'Genereer rapport' })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { state: 'failed', clients: [], problem: { code: 'clients_load_failed' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Klanten laden mislukt' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
