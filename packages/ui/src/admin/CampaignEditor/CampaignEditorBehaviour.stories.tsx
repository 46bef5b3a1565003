import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignEditorArgs, readyDraft } from '../testing/campaignArgs.ts';
import { confirmSending } from '../testing/confirmSending.ts';
import { EditedCampaign } from '../testing/EditedCampaign.tsx';
import { draftEntry, inviteWithFault, mailLeads, mailSettings } from '../testing/sampleCampaigns.ts';
import { inTurn } from '../testing/inTurn.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { emptyDraft } from '@fnc/domain';
import type { SendOutcome } from './campaignEditorProps.ts';

const meta = preview.meta({
  title: 'Admin/CampaignEditorBehaviour',
  tags: ['stable'],
  component: EditedCampaign,
  globals: desktop,
  args: campaignEditorArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const subject = () => screen.getByLabelText('Onderwerp');
const step = (name: string) => screen.getByRole('heading', { level: 3, name });
const moment = () => screen.getByLabelText('Dag en tijd');
const frame = () => screen.getByTitle<HTMLIFrameElement>('Voorbeeld van Dag Klaas, plan je gratis intake');

/** From an empty campaign to sending: the primary button always names the next step. */
export const FromStartToEnd = meta.story({
  args: { state: { phase: 'ready', entry: null }, draft: emptyDraft, saving: null },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Nieuwe campagne' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Kerst');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Sjabloon/ }), 't1');
    await expect(screen.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue(
      '{firstName|Welkom}, je intake ligt klaar',
    );
    await userEvent.click(button('Kies ontvangers'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecteer Esmee Golfslag' }));
    await userEvent.click(button('Controleer 1 ontvanger'));
    await confirmSending(userEvent, 'Verstuur naar 1 lead');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Campaign verzonden naar 13 leads!')).toBeVisible();
    await expect(args.onSent).toHaveBeenCalledOnce();
  },
});

/** The button of a step disappears with it: the focus goes to the heading of the next one. A pressed tab keeps it. */
export const FocusFollowsTheStep = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus());
    await userEvent.click(button('Kies ontvangers'));
    await waitFor(() => expect(step('Ontvangers')).toHaveFocus());
    await userEvent.click(button('Opstellen'));
    await waitFor(() => expect(step('Opstellen')).toHaveFocus());
    await userEvent.click(screen.getByRole('tab', { name: 'Ontvangers' }));
    await expect(step('Ontvangers')).toBeInTheDocument();
    await expect(screen.getByRole('tab', { name: 'Ontvangers' })).toHaveFocus();
  },
});

/** Choosing a template asks before it replaces the advisor's own text. */
export const TemplateAsks = meta.story({
  args: { draft: { ...readyDraft, subject: 'Zelf geschreven' } },
  play: async ({ userEvent }) => {
    const template = screen.getByRole('combobox', { name: /Sjabloon/ });
    await userEvent.selectOptions(template, 't2');
    await screen.findByRole('alertdialog', { name: 'Onderwerp en inhoud vervangen?' });
    await expect(subject()).toHaveValue('Zelf geschreven');
    await userEvent.click(button('Vervang'));
    await waitFor(() => expect(subject()).toHaveValue('{firstName|Welcome}, your introductory call is ready'));
  },
});

/** The picker inserts a field at the cursor; an unknown field in the subject is corrected there. */
export const Placeholders = meta.story({
  args: { draft: { ...readyDraft, subject: 'Dag {voornaam}', content: '' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voeg {profession} in' }));
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ content: '{profession}' })),
    );
    await userEvent.click(button('Vervang door {firstName}'));
    await expect(screen.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Dag {firstName}');
  },
});

/**
 * The preview as any lead, in the lead's language; on a phone, in dark mode, and as text with the links written out.
 */
export const Previews = meta.story({
  play: async ({ userEvent }) => {
    const as = await screen.findByRole('combobox', { name: 'Toon als' });
    await userEvent.click(as);
    await userEvent.clear(as);
    await userEvent.type(as, 'Klaas');
    await userEvent.click(await screen.findByRole('option', { name: /Klaas Kielzog/ }));
    await waitFor(() => expect(frame().contentDocument?.body).toHaveTextContent(/Unsubscribe/));
    await userEvent.click(screen.getByRole('radio', { name: 'Op een telefoon' }));
    await waitFor(() => expect(frame().getBoundingClientRect().width).toBeLessThanOrEqual(377));
    await userEvent.click(screen.getByRole('radio', { name: 'Tekst' }));
    await expect(screen.getByRole('region', { name: 'Tekst' })).toHaveTextContent(/https:\/\/fnc\.example\/contact/);
  },
});

/** Times of Amsterdam; an incomplete or past time disables the button, and the reason is shown. */
export const Scheduling = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(moment()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Op een tijdstip' }));
    await expect(screen.getByText('Tijd in Amsterdam')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Controle' }));
    await expect(screen.getAllByText('Kies een dag en een tijd, of verstuur direct.')[0]).toBeVisible();
    await userEvent.click(button('Ga naar opstellen'));
    await fireEvent.change(moment(), { target: { value: '2026-11-20T14:00' } });
    await expect(screen.getByText(/Dit moment is voorbij/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Controle' }));
    await expect(button('Plan in voor 13 leads')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Ga naar opstellen'));
    await fireEvent.change(moment(), { target: { value: '2026-11-24T09:00' } });
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ when: 'later', scheduledAt: '2026-11-24T08:00:00.000Z' }),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Controle' }));
    await expect(button('Plan in voor 13 leads')).not.toHaveAttribute('aria-disabled');
    await expect(screen.getByText(/dinsdag 24 november 2026 (om )?09:00, tijd in Amsterdam/)).toBeVisible();
  },
});

/** A time that cannot be planned is said beside the field once it is left, and not only in the review. */
export const TimeIsJudgedWhenItIsLeft = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Op een tijdstip' }));
    await expect(moment()).toBeValid();
    moment().focus();
    moment().blur();
    await waitFor(() => expect(moment()).toBeInvalid());
    await expect(moment()).toHaveAccessibleDescription(/Kies een dag en een tijd, of verstuur direct\./);
    await fireEvent.change(moment(), { target: { value: '2026-11-20T14:00' } });
    await expect(moment()).toHaveAccessibleDescription(/Dit moment is voorbij/);
    await fireEvent.change(moment(), { target: { value: '2028-11-20T14:00' } });
    await expect(moment()).toHaveAccessibleDescription(/binnen een jaar van nu/);
    await fireEvent.change(moment(), { target: { value: '2026-11-24T09:00' } });
    await expect(moment()).toBeValid();
    // Chosen anew, nothing was left yet; seen again after another step, it was.
    await fireEvent.change(moment(), { target: { value: '' } });
    await userEvent.click(screen.getByRole('radio', { name: 'Direct na controle' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Op een tijdstip' }));
    await expect(moment()).toBeValid();
    await userEvent.click(screen.getByRole('tab', { name: 'Controle' }));
    await userEvent.click(button('Ga naar opstellen'));
    await expect(moment()).toHaveAccessibleDescription(/Kies een dag en een tijd/);
  },
});

/** A year of two digits is an error beside the field and never becomes the time of the campaign. */
export const SchedulingInAYearOfTwoFigures = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Op een tijdstip' }));
    await fireEvent.change(moment(), { target: { value: '0026-02-01T09:00' } });
    moment().focus();
    moment().blur();
    await screen.findByText('Vul een jaar van 2000 tot en met 2100 in, met vier cijfers.');
    await expect(moment()).toHaveAccessibleDescription(/met vier cijfers\./);
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ when: 'later', scheduledAt: null }));
    await userEvent.click(screen.getByRole('tab', { name: 'Controle' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Opstellen' }));
    await expect(moment()).toHaveValue('0026-02-01T09:00');
  },
});

/** A time in the hour skipped at the start of summer time: it stays as typed, and its meaning is shown. */
export const SchedulingInASkippedHour = meta.story({
  args: { draft: { ...readyDraft, when: 'later', scheduledAt: '2027-03-27T08:00:00.000Z' } },
  parameters: { chromatic: { disableSnapshot: false }, picture: true },
  play: async ({ args }) => {
    await fireEvent.change(moment(), { target: { value: '2027-03-28T02:30' } });
    await expect(moment()).toHaveValue('2027-03-28T02:30');
    await expect(moment()).toHaveAccessibleDescription(/slaat de klok 02:30 over.* om 03:30 uur weg/);
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ scheduledAt: '2027-03-28T01:30:00.000Z' }),
    );
  },
});

/** A time in the hour repeated at the end of summer time: both can be chosen, and the review says which it is. */
export const SchedulingInADoubledHour = meta.story({
  args: { draft: { ...readyDraft, when: 'later', scheduledAt: '2027-10-30T08:00:00.000Z' } },
  parameters: { chromatic: { disableSnapshot: false }, picture: true },
  play: async ({ args, userEvent }) => {
    await fireEvent.change(moment(), { target: { value: '2027-10-31T02:30' } });
    const turns = screen.getByRole('radiogroup', { name: 'Die nacht is het twee keer 02:30: de zomertijd eindigt' });
    await expect(within(turns).getByRole('radio', { name: 'De eerste keer, nog in zomertijd' })).toBeChecked();
    await userEvent.click(within(turns).getByRole('radio', { name: 'De tweede keer, een uur later' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ scheduledAt: '2027-10-31T01:30:00.000Z' }),
    );
    await expect(moment()).toHaveValue('2027-10-31T02:30');
    await userEvent.click(screen.getByRole('tab', { name: 'Controle' }));
    await expect(screen.getByText(/31 oktober 2027 .*02:30.*De tweede keer, een uur later/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Opstellen' }));
    await expect(screen.getByRole('radio', { name: 'De tweede keer, een uur later' })).toBeChecked();
  },
});

/** An unclosed comment would hide the unsubscribe link: an error, and nothing is sent. Pictures alone are no text. */
export const HiddenWayOutBlocks = meta.story({
  args: {
    step: 'review',
    draft: { ...readyDraft, content: '<img src="https://a.example/kaart.png"><!-- nog te doen' },
  },
  play: async ({ args, userEvent }) => {
    const send = button('Verstuur naar 13 leads');
    await expect(send).toHaveAccessibleDescription(/^De afmeldlink is niet te zien: .* Sluit die om te versturen\.$/);
    await expect(screen.getByText('Afmeldlink is niet te zien')).toBeVisible();
    await expect(screen.getByText('Tekstversie is leeg')).toBeVisible();
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** An unknown field always blocks sending. */
export const UnknownFieldBlocks = meta.story({
  args: { step: 'review', draft: { ...readyDraft, content: inviteWithFault } },
  play: async ({ args, userEvent }) => {
    const send = button('Verstuur naar 13 leads');
    await expect(send).toHaveAccessibleDescription(
      '{voornaam} is geen bekend veld. Vervang of verwijder het om te versturen.',
    );
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** While the request runs: the text of the specification, and all controls are disabled. */
export const Sending = meta.story({
  args: { step: 'review', sending: true },
  play: async ({ args, userEvent }) => {
    await expect(button('Versturen...')).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByText(/open tot de server de mails heeft klaargezet/)).toBeVisible();
    await userEvent.click(button('Annuleer'));
    await userEvent.click(button('Sluit'));
    await userEvent.click(screen.getByRole('tab', { name: 'Opstellen' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onStep).not.toHaveBeenCalled();
  },
});

/** Not stored, no response, and no recipient left: each is shown as an error, and sending can be tried again. */
export const NotSent = meta.story({
  args: {
    step: 'review',
    onSend: inTurn<SendOutcome>(
      { kind: 'failed', problem: { code: 'cannot_connect' } },
      { kind: 'nobody' },
      { kind: 'notSaved', problem: { code: 'cannot_connect' } },
    ),
  },
  play: async ({ args, userEvent }) => {
    await confirmSending(userEvent, 'Verstuur naar 13 leads');
    await expect(await screen.findByText(/Probeer het gerust opnieuw: niemand krijgt de mail twee keer/)).toBeVisible();
    await confirmSending(userEvent, 'Verstuur naar 13 leads');
    await expect(
      await screen.findByText('Geen van de gekozen leads mag deze mail krijgen. Kies andere.'),
    ).toBeVisible();
    await confirmSending(userEvent, 'Verstuur naar 13 leads');
    await expect(
      await screen.findByText('Er ging iets mis bij het opslaan van de campaign. Probeer het opnieuw.'),
    ).toBeVisible();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
});

/** A stopped campaign: mail and recipients are fixed, it cannot be a draft again, and only the remaining recipients get it. */
export const Resuming = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        ...draftEntry,
        campaign: {
          ...draftEntry.campaign,
          status: 'stopped',
          accepted: ['lead-1', 'lead-2', 'lead-5'],
          handedOver: false,
        },
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/3 mails zijn al aangenomen.*overige 10/)).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Opstellen' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('button', { name: 'Bewaar als concept' })).toBeNull();
    await confirmSending(userEvent, 'Verstuur naar 10 leads');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Stored as a draft, with the text of the specification; after an error the editor stays open and shows it. */
export const SavingADraft = meta.story({
  args: { onSaveDraft: inTurn<Problem | null>({ code: 'storage_full' }, null) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Bewaar als concept'));
    await expect(
      await screen.findByText('Er ging iets mis bij het opslaan van de campaign. Probeer het opnieuw.'),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Bewaar als concept'));
    await expect(await screen.findByText('Campaign opgeslagen als draft!')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Leaving with changes that could not be stored asks first. */
export const LeavingUnsaved = meta.story({
  args: { saving: { phase: 'failed', problem: { code: 'storage_full' } } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Concept niet bewaard')).toBeVisible();
    await userEvent.click(button('Annuleer'));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onClose).not.toHaveBeenCalled();
    const buttons = within(question).getAllByRole('button');
    await userEvent.click(buttons.at(-1) as Element);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A test mail to oneself, filled in for the preview's recipient; a wrong address is an error at its field. */
export const TestMail = meta.story({
  args: {
    step: 'review',
    onTest: inTurn<Problem | null>({ code: 'test_email_too_often' }, null),
  },
  play: async ({ args, userEvent }) => {
    const address = screen.getByRole('textbox', { name: 'Adres voor de test' });
    await userEvent.clear(address);
    await userEvent.click(button('Stuur test'));
    await expect(address).toBeInvalid();
    await expect(args.onTest).not.toHaveBeenCalled();
    await userEvent.type(address, 'ik@fnc.example{Enter}');
    await expect(await screen.findByText(/Test niet verstuurd: Er zijn dit uur/)).toBeVisible();
    await expect(args.onTest).toHaveBeenCalledWith({
      to: 'ik@fnc.example',
      subject: 'Dag Esmee, plan je gratis intake',
      content: expect.stringContaining('<p>Dag Esmee,</p>'),
      language: 'nl',
    });
    await userEvent.click(button('Stuur test'));
    await expect(await screen.findByText('Test verstuurd naar ik@fnc.example om 14:10')).toBeVisible();
  },
});

/** A server without mail says so before sending. */
export const MailNotSetUp = meta.story({
  args: { step: 'review', mail: { ...mailSettings, configured: false, dkimDomain: null } },
  play: async () => {
    await expect(screen.getByText(/Mails komen als bestand in de outbox-map en bereiken niemand/)).toBeVisible();
    await expect(screen.getByText('1 fout')).toBeVisible();
    await expect(screen.queryByText('DKIM-handtekening')).toBeNull();
  },
});

/** Real mail with links that nobody could open: the review says which setting is missing, and sending is blocked. */
export const NotFromHere = meta.story({
  args: { step: 'review', mail: { ...mailSettings, campaignObstacle: 'campaigns_public_url_local' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByText('Vanaf deze server kan geen campagne weg.')[0]).toBeVisible();
    await expect(screen.getByText(/Zet PUBLIC_URL op het openbare https-adres/)).toBeVisible();
    await expect(screen.getByText('Campagnes kunnen hier niet weg')).toBeVisible();
    await userEvent.click(button(/^Verstuur naar/));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A lead blocked by hand is listed with its own reason among those who never get a campaign. */
export const BlockedReader = meta.story({
  args: {
    step: 'review',
    leads: {
      phase: 'ready',
      leads: mailLeads.map((lead, index) => (index === 0 ? { ...lead, suppressed: 'blocked' } : lead)),
    },
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Door jou geblokkeerd 1' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Esmee Golfslag/ })).toBeVisible();
  },
});
