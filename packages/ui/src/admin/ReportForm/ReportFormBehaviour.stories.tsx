import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { askedKey, reportFormArgs } from '../testing/sampleReports.ts';
import { ChoosingClient } from '../testing/ChoosingClient.tsx';
import { desktop } from '../testing/screens.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = preview.meta({
  title: 'Admin/ReportFormBehaviour',
  tags: ['stable'],
  component: ReportForm,
  render: (args) => <ChoosingClient {...args} />,
  globals: desktop,
  args: reportFormArgs,
  parameters: { chromatic: { disableSnapshot: true } },
});

interface Canvas {
  getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
}
const generate = (canvas: Canvas) => canvas.getByRole('button', { name: 'Genereer rapport' });

const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The specification's defaults, with the key; submitted by keyboard from the key field. */
export const Defaults = meta.story({
  args: { value: { clientId: '2' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('API key'), '  sk-test-123 {Enter}');
    await waitFor(() => expect(args.onGenerate).toHaveBeenCalledOnce());
    await expect(args.onGenerate).toHaveBeenCalledWith(
      {
        clientId: '2',
        reportType: 'cyprus-feasibility',
        language: 'nl',
        includeCharts: true,
        includePersonalRecommendations: true,
        focusAreas: ['tax-optimization', 'business-setup'],
        customInstructions: '',
      },
      { value: 'sk-test-123', remember: false },
    );
  },
});

/** Every option is changed, and the changed values are sent. */
export const AllChosen = meta.story({
  args: { value: {} },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Klant' }), 'kompas');
    await expect(args.onSearchClient).toHaveBeenLastCalledWith('kompas');
    await userEvent.click(await screen.findByRole('option', { name: /Kompas Maritiem Advies/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Compliance Handleiding/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Engels' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Grafieken en tabellen' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Maritiem' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Belastingoptimalisatie' }));
    await expect(canvas.getByText('2 van 8 gekozen')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Extra instructies/ }), 'Kort graag.');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ language: 'en', customInstructions: 'Kort graag.' }),
    );
    await userEvent.type(canvas.getByLabelText('API key'), 'sk-1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Onthoud op dit apparaat' }));
    await expect(canvas.getByText(/Deze key blijft op dit apparaat staan/)).toBeVisible();
    await userEvent.click(generate(canvas));
    await expect(args.onGenerate).toHaveBeenCalledWith(
      {
        clientId: '1',
        reportType: 'compliance-guide',
        language: 'en',
        includeCharts: false,
        includePersonalRecommendations: true,
        focusAreas: ['business-setup', 'maritime'],
        customInstructions: 'Kort graag.',
      },
      { value: 'sk-1', remember: true },
    );
  },
});

/** The window asks before it closes on typed instructions; choices are made again in a moment. */
export const ClosingWithInstructions = meta.story({
  args: { value: { clientId: '2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Engels' }));
    await expect(closesFreely()).toBe(true);
    const instructions = canvas.getByRole('textbox', { name: /Extra instructies/ });
    await userEvent.type(instructions, 'Kort');
    await waitFor(() => expect(closesFreely()).toBe(false));
    await userEvent.clear(instructions);
    await waitFor(() => expect(closesFreely()).toBe(true));
  },
});

/** Without a client the button is disabled; pressing it shows why, and choosing a client removes the error. */
export const NoClientChosen = meta.story({
  args: { value: { clientId: 'gone' } },
  play: async ({ args, canvas, userEvent }) => {
    const client = await canvas.findByRole('combobox', { name: 'Klant' });
    await expect(client).toHaveValue('');
    await expect(generate(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(generate(canvas)).toHaveAccessibleDescription('Kies eerst een klant');
    await userEvent.click(generate(canvas));
    await waitFor(() => expect(client).toHaveAccessibleDescription('Selecteer een client'));
    await expect(client).toHaveFocus();
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await userEvent.type(client, 'noordster');
    await userEvent.click(await screen.findByRole('option', { name: /Noordster/ }));
    await waitFor(() => expect(client).toHaveAccessibleDescription(''));
    await expect(generate(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

/** The client was deleted in another tab: an error beside the field. */
export const ClientGone = meta.story({
  args: {
    service: { ...askedKey, serverHasKey: true },
    onGenerate: () => Promise.resolve({ code: 'report_no_client' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(generate(canvas));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Klant' })).toHaveAccessibleDescription(
        'Geen client geselecteerd. Kies een klant.',
      ),
    );
  },
});

/** A key of spaces counts as none; typing removes the error. */
export const KeyOfSpaces = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const key = canvas.getByLabelText('API key');
    await userEvent.type(key, '   ');
    await userEvent.click(generate(canvas));
    await expect(await canvas.findByText('API key is verplicht voor AI rapport generatie')).toBeVisible();
    await userEvent.type(key, 's');
    await expect(canvas.queryByText('API key is verplicht voor AI rapport generatie')).toBeNull();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
});

/** During the request a second press does nothing. */
export const Busy = meta.story({
  args: {
    service: { ...askedKey, serverHasKey: true },
    onGenerate: fn(() => new Promise<null>(() => undefined)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(generate(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rapport genereren...' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await expect(args.onGenerate).toHaveBeenCalledWith(expect.objectContaining({ clientId: '1' }), null);
  },
});

/** The server has a key: the form has no key field. */
export const ServerKey = meta.story({
  args: { service: { ...askedKey, serverHasKey: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('API key')).toBeNull();
    await expect(canvas.queryByText(/Onthoud op dit apparaat/)).toBeNull();
  },
});

/** The key stored on this device is used, can be deleted, and can be replaced once by another. */
export const RememberedKey = meta.story({
  args: { rememberedKey: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(generate(canvas));
    await expect(args.onGenerate).toHaveBeenLastCalledWith(expect.anything(), null);
    await userEvent.click(canvas.getByRole('button', { name: 'Vergeet deze key' }));
    await expect(args.onForgetKey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Gebruik een andere key' }));
    await userEvent.type(canvas.getByLabelText('API key'), 'sk-2');
    await userEvent.click(generate(canvas));
    await expect(args.onGenerate).toHaveBeenLastCalledWith(expect.anything(), { value: 'sk-2', remember: false });
  },
});

export const Cancelled = meta.story({
  args: { value: {} },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Selecteer een client')).toBeNull();
  },
});

/** The outline changes with the type. */
export const OutlineOfTheType = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Plan voor 12 maanden')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Belastingoptimalisatie Rapport/ }));
    await expect(canvas.queryByText('Plan voor 12 maanden')).toBeNull();
  },
});
