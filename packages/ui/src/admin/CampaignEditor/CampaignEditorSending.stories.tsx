import { noAudience } from '@fnc/domain';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignEditorArgs, readyDraft } from '../testing/campaignArgs.ts';
import { confirmSending } from '../testing/confirmSending.ts';
import { EditedCampaign } from '../testing/EditedCampaign.tsx';
import { LeftEditor } from '../testing/EditorOwners.tsx';
import { draftEntry, plannedEntry } from '../testing/sampleCampaigns.ts';
import { desktop, phone, tablet } from '../testing/screens.ts';
import { UnscheduledEditor } from '../testing/UnscheduledCampaign.tsx';
import { CampaignEditor } from './CampaignEditor.tsx';
import type { SendOutcome } from './campaignEditorProps.ts';

const meta = preview.meta({
  title: 'Admin/CampaignEditorSending',
  tags: ['stable'],
  component: EditedCampaign,
  globals: desktop,
  args: campaignEditorArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = () => screen.getByRole('alertdialog', { name: 'Verstuur naar 13 leads?' });

/** A double click, or a held Enter, on the button to the last step does not send. The focus is on the heading there. */
export const PressedTwice = meta.story({
  args: { step: 'recipients' },
  play: async ({ args, userEvent }) => {
    const check = button('Controleer 13 ontvangers');
    check.focus();
    await userEvent.keyboard('{Enter}');
    const send = await screen.findByRole('button', { name: 'Verstuur naar 13 leads' });
    await expect(send).not.toBe(check);
    await expect(screen.getByRole('heading', { name: '13 van 20 leads krijgen deze mail' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await fireEvent.click(send, { detail: 2 });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await fireEvent.click(send, { detail: 1 });
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A sent mail cannot be taken back: the button asks, and names the number of leads and the subject. */
export const AsksBeforeSending = meta.story({
  args: { step: 'review' },
  play: async ({ args, userEvent }) => {
    button('Verstuur naar 13 leads').focus();
    await userEvent.keyboard('{Enter}');
    await expect(question()).toHaveAccessibleDescription(
      /“Dag \{firstName\}, plan je gratis intake”.*Bezorgde mails zijn niet terug te halen/,
    );
    // Enter again, or held down, goes back.
    await expect(within(question()).getByRole('button', { name: 'Annuleer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(button('Verstuur naar 13 leads')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(within(question()).getByRole('button', { name: 'Verstuur naar 13 leads' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** On a phone the question has room for the longest subject. */
export const AsksOnAPhone = meta.story({
  args: {
    step: 'review',
    draft: { ...readyDraft, subject: `Dag {firstName}, ${'wat verandert er in 2027, '.repeat(6)}` },
  },
  globals: phone,
  parameters: { chromatic: { disableSnapshot: false }, picture: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Verstuur naar 13 leads'));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(question()).toBeVisible();
  },
});

/** No mail program runs a script: the review says what is left out, and the mail can be sent. */
export const ScriptsAreLeftOut = meta.story({
  args: {
    step: 'review',
    draft: { ...readyDraft, content: `${readyDraft.content}<p onclick="a()">Dag</p><script>a()</script>` },
  },
  play: async () => {
    await expect(screen.getByText('Scripts gaan niet mee').closest('li')).toHaveTextContent('onclick, <script>');
    await expect(button('Verstuur naar 13 leads')).not.toHaveAttribute('aria-disabled');
  },
});

/** A planned campaign can be unscheduled until then: nothing is asked. */
export const PlannedWithoutAQuestion = meta.story({
  args: { step: 'review', draft: { ...readyDraft, when: 'later', scheduledAt: '2026-12-01T08:00:00.000Z' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Plan in voor 13 leads'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The section of the review that holds a group. */
const sectionOf = (name: string) => {
  const below = screen.getByRole('heading', { level: 4, name });
  const above = screen
    .getAllByRole('heading', { level: 3 })
    .filter((one) => (one.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  return above.at(-1);
};

const tick = () => screen.getByRole('checkbox', { name: /Stuur ook naar deze 4/ });

/** Ticked, those without recorded consent go along: they are no longer called left out. The tick keeps the focus. */
export const TickedGoAlong = meta.story({
  args: { step: 'review' },
  play: async ({ userEvent }) => {
    await expect(sectionOf('Toestemming niet vastgelegd 4')).toHaveTextContent('Niet meegenomen');
    await userEvent.click(tick());
    await expect(sectionOf('Toestemming niet vastgelegd 4')).toHaveTextContent('Ook meegenomen');
    await expect(sectionOf('Afgemeld 1')).toHaveTextContent('Niet meegenomen');
    await expect(tick()).toHaveFocus();
    await userEvent.click(tick());
    await expect(sectionOf('Toestemming niet vastgelegd 4')).toHaveTextContent('Niet meegenomen');
    await expect(screen.queryByText('Ook meegenomen')).toBeNull();
  },
});

const stopped = (from: typeof draftEntry, status: 'stopped' | 'scheduled') => ({
  ...from,
  campaign: {
    ...from.campaign,
    recipients: [...readyDraft.recipients],
    status,
    accepted: ['lead-1', 'lead-2', 'lead-5'],
    handedOver: false,
  },
});

/** The server stopped it, and only counts who has the mail: nobody is named, and the preview is of no lead. */
export const StoppedAfterTwo = meta.story({
  render: (args) => <CampaignEditor {...args} />,
  args: {
    state: {
      phase: 'ready',
      entry: { ...draftEntry, campaign: { ...draftEntry.campaign, status: 'stopped', handedOver: false } },
    },
    draft: { ...readyDraft, recipients: ['lead-3', 'lead-4', 'lead-5', 'lead-7', 'lead-8'] },
    audience: {
      phase: 'ready',
      counts: {
        ...noAudience(),
        willGet: 1,
        waiting: 1,
        never: { ...noAudience().never, unsubscribed: 1 },
        already: 2,
      },
      isOld: false,
    },
  },
  play: async () => {
    await expect(screen.getByText('1 van 3 leads krijgt deze mail')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Toestemming niet vastgelegd 1' })).toBeVisible();
    for (const name of ['Daan Ankerplaats', 'Iris Getijde', 'Noor Sextant', 'Ruben Vloedlijn', 'Sven Mastbos']) {
      await expect(screen.queryByText(new RegExp(name))).toBeNull();
    }
    await expect(screen.queryByText(/Dag (Noor|Ruben)/)).toBeNull();
  },
});

/** A browser's own send says who has the mail: names and preview are of the others. */
export const ResumedPreview = meta.story({
  args: { state: { phase: 'ready', entry: stopped(draftEntry, 'stopped') } },
  play: async () => {
    await expect(screen.getByText('Dag Ruben, plan je gratis intake')).toBeVisible();
    await expect(screen.queryByText(/Dag (Esmee|Femke|Noor)/)).toBeNull();
  },
});

const held = (count: number) =>
  screen.getByRole('heading', { name: `Misschien al verstuurd, voordat een back-up is teruggezet ${count}` });

/** A backup was put back: who may have the mail gets it only with the tick, and nobody is promised to get it once. */
export const HeldByARestore = meta.story({
  args: {
    state: { phase: 'ready', entry: stopped(draftEntry, 'stopped') },
    audience: { phase: 'ready', counts: { ...noAudience(), held: { willGet: 10, waiting: 3 } }, isOld: false },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/een back-up is teruggezet\. 3 mails zijn al aangenomen/)).toBeVisible();
    await expect(screen.queryByText(/Niemand krijgt hem twee keer/)).toBeNull();
    await expect(held(10)).toBeVisible();
    const send = button('Verstuur naar 0 leads');
    await expect(send).toHaveAccessibleDescription(/misschien al\. Zet eerst het vinkje/);
    await userEvent.click(send);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const again = screen.getByRole('checkbox', { name: /deze 10\. Wie hem al heeft, krijgt hem twee keer/ });
    await userEvent.click(again);
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ again: true, tick: false }));
    await expect(again).toHaveFocus();
    await expect(button('Verstuur naar 10 leads')).not.toHaveAttribute('aria-disabled');
    // Three of those without recorded consent may have it as well.
    await userEvent.click(screen.getByRole('checkbox', { name: /Ik kan hun toestemming aantonen/ }));
    await expect(held(13)).toBeVisible();
  },
});

/** Stopped, while the remaining recipients are being counted: the campaign is not called finished. */
export const StoppedWhileCounting = meta.story({
  args: { state: { phase: 'ready', entry: stopped(draftEntry, 'stopped') }, audience: { phase: 'loading' } },
  play: async () => {
    await expect(screen.getByText('Ontvangers tellen…')).toBeVisible();
    await expect(screen.queryByText(/verandert niet meer/)).toBeNull();
  },
});

/** Stopped, and counting failed: an error with a retry. */
export const StoppedAndNotCounted = meta.story({
  args: {
    state: { phase: 'ready', entry: stopped(draftEntry, 'stopped') },
    audience: { phase: 'failed', problem: { code: 'cannot_connect' } },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByText(/verandert niet meer/)).toBeNull();
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Sent to all: finished, even if more leads may be mailed since, and before anything is counted. */
export const SentAsAWhole = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: { ...draftEntry, campaign: { ...draftEntry.campaign, status: 'sent', handedOver: true } },
    },
    audience: { phase: 'loading' },
  },
  play: async () => {
    await expect(screen.getByText(/verandert niet meer/)).toBeVisible();
  },
});

/** A scheduled campaign of which some mails were already created keeps its time, and can be unscheduled. */
export const PlanHalfWay = meta.story({
  args: {
    state: { phase: 'ready', entry: stopped(plannedEntry, 'scheduled') },
    draft: { ...readyDraft, when: 'later', scheduledAt: '2026-12-01T08:00:00.000Z' },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/3 mails zijn al aangenomen.*overige 10/)).toBeVisible();
    await expect(button('Plan in voor 10 leads')).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button('Trek de planning in'));
    await expect(args.onUnschedule).toHaveBeenCalledOnce();
  },
});

/** A row that has no room for all buttons keeps them at the end: the one that sends is last, at the right edge. */
export const SendAtTheEnd = meta.story({
  globals: tablet,
  args: { step: 'review' },
  play: async () => {
    const send = button('Verstuur naar 13 leads');
    const foot = send.parentElement as HTMLElement;
    const edge = foot.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(foot).paddingRight);
    await expect(Math.abs(send.getBoundingClientRect().right - edge)).toBeLessThan(1);
    const before = button('Bewaar als concept').getBoundingClientRect();
    await expect(before.top).toBe(send.getBoundingClientRect().top);
    await expect(screen.getByText(/Bezorgde mails/)).toBeVisible();
  },
});

const isDraftAgain = 'Ingetrokken: de campagne is weer een concept';

/** Unscheduled: a draft again, as the toast says, and the focus goes to the step that appears. */
export const Unscheduled = meta.story({
  render: (args) => <UnscheduledEditor {...args} />,
  args: { state: { phase: 'ready', entry: plannedEntry } },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Trek de planning in'));
    await expect(await screen.findByText(isDraftAgain)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Opstellen' })).toHaveFocus());
  },
});

/** The same in the review of a scheduled campaign that was created in part. */
export const UnscheduledHalfWay = meta.story({
  render: (args) => <UnscheduledEditor {...args} />,
  args: {
    step: 'review',
    state: { phase: 'ready', entry: { ...stopped(plannedEntry, 'scheduled'), figures: null } },
    draft: { ...readyDraft, when: 'later', scheduledAt: '2026-12-01T08:00:00.000Z' },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Trek de planning in'));
    await expect(await screen.findByText(isDraftAgain)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: '13 van 20 leads krijgen deze mail' })).toHaveFocus(),
    );
  },
});

/** Sending is blocked until the recipients are counted: the review says so. */
export const ReviewWhileCounting = meta.story({
  args: { step: 'review', audience: { phase: 'loading' } },
  play: async () => {
    await expect(screen.getByText('Ontvangers tellen…')).toBeVisible();
    await expect(screen.queryByText(/van 0 leads/)).toBeNull();
    await expect(button('Verstuur')).toHaveAccessibleDescription('De ontvangers worden nog geteld. Wacht even.');
    await expect(screen.queryByText('Niet meegenomen')).toBeNull();
    await expect(screen.queryByText(/bestaan niet meer/)).toBeNull();
  },
});

/** The previous count stays on the screen during a new count, and sending is blocked. */
export const CountedAnew = meta.story({
  args: { step: 'review', audience: { phase: 'ready', counts: noAudience(), isOld: true } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('heading', { name: '13 van 20 leads krijgen deze mail' })).toBeVisible();
    await userEvent.click(button('Verstuur naar 13 leads'));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const ReviewNotCounted = meta.story({
  args: { step: 'review', audience: { phase: 'failed', problem: { code: 'cannot_connect' } } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('De ontvangers zijn niet geteld')).toBeVisible();
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

const tenThousand = {
  ...noAudience(),
  willGet: 8_000,
  waiting: 500,
  never: { ...noAudience().never, unsubscribed: 90 },
};

/** The server counts all recipients: names are shown only for leads that are loaded. */
export const ReviewWithoutTheLeads = meta.story({
  render: (args) => <CampaignEditor {...args} />,
  args: {
    step: 'review',
    leads: { phase: 'loading' },
    audience: { phase: 'ready', counts: tenThousand, isOld: false },
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: '8.000 van 8.590 leads krijgen deze mail' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Afgemeld 90' })).toBeVisible();
    await expect(button('Verstuur naar 8.000 leads')).not.toHaveAttribute('aria-disabled');
  },
});

const ends: { send: (outcome: SendOutcome) => void } = { send: () => undefined };
const onSendLater = fn(
  (): Promise<SendOutcome> =>
    new Promise((resolve) => {
      ends.send = resolve;
    }),
);

/** The editor was closed while sending: a toast shows the outcome, and the advisor stays on the current page. */
export const ToldAfterLeaving = meta.story({
  args: { step: 'review', onSend: onSendLater },
  render: (args) => <LeftEditor {...args} />,
  play: async ({ args, userEvent }) => {
    await confirmSending(userEvent, 'Verstuur naar 13 leads');
    await userEvent.click(button('Annuleer'));
    await expect(screen.getByText('Een andere pagina')).toBeVisible();
    ends.send({ kind: 'sent', accepted: 13, refused: 0 });
    await waitFor(() => expect(screen.getByText('Campaign verzonden naar 13 leads!')).toBeVisible());
    await expect(args.onSent).not.toHaveBeenCalled();
  },
});

export const FailureToldAfterLeaving = meta.story({
  args: { step: 'review', onSend: onSendLater },
  render: (args) => <LeftEditor {...args} />,
  play: async ({ userEvent }) => {
    await confirmSending(userEvent, 'Verstuur naar 13 leads');
    await userEvent.click(button('Annuleer'));
    ends.send({ kind: 'failed', problem: { code: 'cannot_connect' } });
    await waitFor(() =>
      expect(screen.getByText(/Versturen is niet gelukt.*niemand krijgt de mail twee keer/)).toBeVisible(),
    );
  },
});
