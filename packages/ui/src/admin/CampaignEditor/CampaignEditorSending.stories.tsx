import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignEditorArgs, readyDraft } from '../testing/campaignArgs.ts';
import { EditedCampaign } from '../testing/EditedCampaign.tsx';
import { LeftEditor, LockedBySending } from '../testing/EditorOwners.tsx';
import { inTurn } from '../testing/inTurn.ts';
import { draftEntry, plannedEntry } from '../testing/sampleCampaigns.ts';
import { desktop } from '../testing/screens.ts';
import type { MailableLeads, SendOutcome } from './campaignEditorProps.ts';

const meta = preview.meta({
  title: 'Admin/CampaignEditorSending',
  tags: ['stable'],
  component: EditedCampaign,
  globals: desktop,
  args: campaignEditorArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Pressed twice, or held: what led to the last step does not send. The focus is on the heading there. */
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
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.click(send, { detail: 1 });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

const brokenOff = (from: typeof draftEntry, status: 'sent' | 'scheduled') => ({
  ...from,
  campaign: {
    ...from.campaign,
    recipients: [...readyDraft.recipients],
    status,
    accepted: ['lead-1', 'lead-2', 'lead-5'],
  },
});
const loading: MailableLeads = { phase: 'loading', done: 2000, total: 10_000 };

/** Broken off, and the leads are not there yet: nobody says that it is finished, or that it can be duplicated. */
export const BrokenOffWhileLeadsLoad = meta.story({
  args: { state: { phase: 'ready', entry: brokenOff(draftEntry, 'sent') }, leads: loading },
  play: async () => {
    await expect(screen.getByText('Leads laden: 2.000 van 10.000')).toBeVisible();
    await expect(screen.queryByText(/verandert niet meer/)).toBeNull();
  },
});

/** The leads did not come: said so, with the way to ask again. */
export const BrokenOffWithoutLeads = meta.story({
  args: {
    state: { phase: 'ready', entry: brokenOff(draftEntry, 'sent') },
    leads: { phase: 'failed', problem: { code: 'cannot_connect' } },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByText(/verandert niet meer/)).toBeNull();
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Handed over to the last: finished, whoever may be mailed since. */
export const HandedOver = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: { ...draftEntry, campaign: { ...brokenOff(draftEntry, 'sent').campaign, handedOver: true } },
    },
  },
  play: async () => {
    await expect(screen.getByText(/verandert niet meer/)).toBeVisible();
  },
});

/** A plan that was broken off goes on for its moment, and can be taken back. */
export const PlanBrokenOff = meta.story({
  args: {
    state: { phase: 'ready', entry: brokenOff(plannedEntry, 'scheduled') },
    draft: { ...readyDraft, when: 'later', scheduledAt: '2026-12-01T08:00:00.000Z' },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/3 mails zijn al aangenomen.*overige 10/)).toBeVisible();
    await expect(button('Plan in voor 10 leads')).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button('Trek de planning in'));
    await expect(args.onUnschedule).toHaveBeenCalledOnce();
  },
});

/** What went wrong is told also when nothing of the campaign can be changed any more. */
export const NotedOnTheLockedPage = meta.story({
  args: {
    step: 'review',
    onSend: inTurn<SendOutcome>({
      kind: 'failed',
      accepted: 13,
      refused: 0,
      left: 0,
      problem: { code: 'storage_full' },
    }),
  },
  render: (args) => <LockedBySending {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Verstuur naar 13 leads'));
    await expect(await screen.findByText(/verandert niet meer/)).toBeVisible();
    await expect(screen.getByText(/Versturen is onderbroken/)).toBeVisible();
  },
});

/** Nothing is counted before the leads are there: not on the last step either. */
export const ReviewWhileLeadsLoad = meta.story({
  args: { step: 'review', leads: loading },
  play: async () => {
    await expect(screen.getByText('Leads laden: 2.000 van 10.000')).toBeVisible();
    await expect(screen.queryByText(/van 0 leads/)).toBeNull();
    await expect(button('Verstuur')).toHaveAccessibleDescription('De leads zijn nog niet geladen. Wacht even.');
    await expect(screen.queryByText('Niet meegenomen')).toBeNull();
    await expect(screen.queryByText(/bestaan niet meer/)).toBeNull();
  },
});

export const ReviewWithoutLeads = meta.story({
  args: { step: 'review', leads: { phase: 'failed', problem: { code: 'cannot_connect' } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On the way out while mails are handed over: they go on, and nothing that was typed is lost. */
export const LeavingWhileSending = meta.story({
  args: {
    step: 'review',
    sending: { done: 37, total: 120, stopping: false },
    leaving: { onStay: fn(), onLeave: fn() },
  },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Het versturen is nog bezig' });
    await expect(question).toHaveTextContent(/dan gaat het door/);
    await expect(question).not.toHaveTextContent(/verloren/);
    await userEvent.click(button('Ga naar de andere pagina'));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
});

const ends: { send: (outcome: SendOutcome) => void } = { send: () => undefined };
const onSendLater = fn(
  (): Promise<SendOutcome> =>
    new Promise((resolve) => {
      ends.send = resolve;
    }),
);

/** Left while it was sending: the outcome is told where the advisor is by then, and takes nobody away from there. */
export const ToldAfterLeaving = meta.story({
  args: { step: 'review', onSend: onSendLater },
  render: (args) => <LeftEditor {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Verstuur naar 13 leads'));
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
    await userEvent.click(button('Verstuur naar 13 leads'));
    await userEvent.click(button('Annuleer'));
    ends.send({ kind: 'failed', accepted: 4, refused: 0, left: 9, problem: { code: 'cannot_connect' } });
    await waitFor(() => expect(screen.getByText(/Versturen is onderbroken.*9 leads kregen nog niets/)).toBeVisible());
  },
});
