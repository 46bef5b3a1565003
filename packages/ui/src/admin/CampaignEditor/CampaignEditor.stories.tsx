import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignEditorArgs, readyDraft } from '../testing/campaignArgs.ts';
import { EditedCampaign } from '../testing/EditedCampaign.tsx';
import { inviteWithFault, plannedEntry } from '../testing/sampleCampaigns.ts';
import { desktop, phone } from '../testing/screens.ts';
import { emptyDraft } from '@fnc/domain';

const meta = preview.meta({
  title: 'Admin/CampaignEditor',
  tags: ['stable'],
  component: EditedCampaign,
  globals: desktop,
  args: campaignEditorArgs,
  parameters: { frame: 'shell', place: 'campaigns' },
});

const page = async (): Promise<Document> => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Voorbeeld van/);
  await waitFor(() => expect(frame.contentDocument?.body.textContent).toBeTruthy());
  return frame.contentDocument as Document;
};

/** The mail as its first recipient gets it, with an unknown field marked in the text and listed with a correction. */
export const Compose = meta.story({
  args: { draft: { ...readyDraft, content: inviteWithFault } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Intake-uitnodiging LinkedIn' })).toBeVisible();
    await expect(screen.getByText('Concept bewaard 14:08')).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Opstellen' })).toHaveAttribute('aria-selected', 'true');
    const shown = await page();
    await waitFor(() => expect(shown.body).toHaveTextContent('Als Internationale Consultant heb je vast vragen'));
    await expect(shown.querySelector('mark')).toHaveTextContent('{voornaam}');
    await expect(shown.body).toHaveTextContent(/Afmelden/);
    await expect(await screen.findByText(/\{voornaam\} is geen bekend veld: zo kan de mail niet weg/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Vervang door {firstName}' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: inviteWithFault.replace('{voornaam}', '{firstName}') }),
    );
    await waitFor(() => expect(screen.queryByText(/is geen bekend veld/)).toBeNull());
  },
});

/** Who may be mailed and who may not, with the reason; the total updates at once. */
export const Recipients = meta.story({
  args: { step: 'recipients', draft: { ...readyDraft, recipients: ['lead-1', 'lead-2', 'lead-3'] } },
  play: async ({ userEvent }) => {
    await expect(screen.getByText('3 leads kunnen geen mail ontvangen')).toBeVisible();
    const sven = screen.getByRole('checkbox', { name: 'Selecteer Sven Mastbos: Afgemeld za 3 okt' });
    await expect(sven).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: /Thijs Scheepsbel: Adres weigert mail/ })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: /Mirthe Vuurtoren: Wacht op bevestiging/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Selecteer gefilterde 17' }));
    await expect(screen.getByRole('button', { name: 'Controleer 13 ontvangers' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Stuur ook naar de 4 leads/ }));
    await expect(screen.getByRole('button', { name: 'Controleer 17 ontvangers' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Stuur ook naar de 4 leads/ }));
  },
  parameters: { everyTurn: true },
});

/** The review: the number of recipients, who is left out and why by name, the checks, and the send button. */
export const Review = meta.story({
  args: { step: 'review' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('13 van 20 leads krijgen deze mail')).toBeVisible();
    await expect(screen.getByRole('link', { name: /Sven Mastbos/ })).toBeVisible();
    await expect(screen.getByText('fnc.example', { selector: 'small' })).toBeVisible();
    // Klaas Kielzog, in a mail from a Dutch template.
    await expect(screen.getByText('1 ontvanger leest Engels')).toBeVisible();
    await expect(screen.getByText('mail: Nederlands')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Verstuur naar 13 leads' });
    await userEvent.click(screen.getByRole('checkbox', { name: /Stuur ook naar deze 4/ }));
    await expect(screen.getByText('17 van 20 leads krijgen deze mail')).toBeVisible();
    await expect(send).toHaveTextContent('Verstuur naar 17 leads');
    await userEvent.click(screen.getByRole('checkbox', { name: /Stuur ook naar deze 4/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

/** An incomplete campaign says at once what is missing, with links to the steps. */
export const Incomplete = meta.story({
  args: { step: 'review', draft: { ...readyDraft, name: '', recipients: [] }, saving: null },
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByText('Vul alle velden in en selecteer minimaal 1 lead.')[0]).toBeVisible();
    await expect(screen.getByText('Nog nodig: een naam en minstens één ontvanger.')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Verstuur naar 0 leads' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Vul alle velden in en selecteer minimaal 1 lead.');
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Ga naar opstellen' }));
    await expect(screen.getByRole('textbox', { name: 'Naam' })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

/** A scheduled campaign can be read and unscheduled. */
export const Planned = meta.story({
  args: { state: { phase: 'ready', entry: plannedEntry }, draft: { ...readyDraft, name: 'Decemberbrief' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/gepland voor dinsdag 1 december 2026 (om )?09:00/)).toBeVisible();
    await expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Trek de planning in' }));
    await expect(args.onUnschedule).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'Bekijk het resultaat' })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

export const Loading = meta.story({
  args: { state: { phase: 'loading' }, draft: emptyDraft },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(screen.getByText('Campagne laden…')).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { state: { phase: 'notFound' }, draft: emptyDraft },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Campagne niet gevonden' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Naar alle campagnes' })).toBeVisible();
  },
});

/** Very long words on the narrowest phone. */
export const LongWordsOnAPhone = meta.story({
  globals: phone,
  args: {
    step: 'review',
    draft: { ...readyDraft, name: 'Belastingverdragsinterpretatiebrief'.repeat(3), subject: 'onderwerp'.repeat(20) },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
