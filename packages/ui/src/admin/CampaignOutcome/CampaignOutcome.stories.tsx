import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import type { StopOutcome } from '../campaigns/campaignData.ts';
import { campaignOutcomeArgs } from '../testing/campaignArgs.ts';
import { inTurn } from '../testing/inTurn.ts';
import {
  completedEntry,
  longEntry,
  measuredEntry,
  plannedEntry,
  runningEntry,
  stoppedEntry,
} from '../testing/sampleCampaigns.ts';
import { desktop } from '../testing/screens.ts';
import { UnscheduledOutcome } from '../testing/UnscheduledCampaign.tsx';
import { CampaignOutcome } from './CampaignOutcome.tsx';

const meta = preview.meta({
  title: 'Admin/CampaignOutcome',
  tags: ['stable'],
  component: CampaignOutcome,
  globals: desktop,
  args: campaignOutcomeArgs,
  parameters: { frame: 'shell', place: 'campaigns' },
});

const { list } = campaignOutcomeArgs;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const quiet = { chromatic: { disableSnapshot: true }, toasts: 'paused' } as const;

/** Failures first, with the reason and the mail server's own text; retry counts only mails worth retrying. */
export const Completed = meta.story({
  parameters: { toasts: 'paused' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Najaarsbrief kapiteins' })).toBeVisible();
    await expect(screen.getByText('Verzonden vr 6 nov 10:00, klaar om 10:44, door marit')).toBeVisible();
    await expect(screen.getByRole('tab', { name: /Mislukt/ })).toHaveTextContent('Mislukt3');
    await expect(screen.getByText(/452 4\.2\.2 mailbox full, 3 pogingen/)).toBeVisible();
    await expect(screen.getByText(/Dit adres bestaat niet: 550 5\.1\.1/)).toBeVisible();
    await expect(screen.getByText('Afgemeld voordat de mail wegging')).toBeVisible();
    await expect(screen.getByText('afgemeld via deze mail, geklikt')).toBeVisible();
    await expect(screen.getByText('2 adressen worden niet opnieuw geprobeerd')).toBeVisible();
    await userEvent.click(button('Probeer 1 mail opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await screen.findByText('1 mail wordt opnieuw geprobeerd')).toBeVisible();
  },
});

/** A skipped mail whose lead was restored can be retried, and does not make the failed ones fewer. */
export const LeadRestored = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        ...completedEntry,
        figures: completedEntry.figures && { ...completedEntry.figures, retryable: 2, retryableSkipped: 1 },
      },
    },
  },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('2 adressen worden niet opnieuw geprobeerd')).toBeVisible();
    await userEvent.click(button('Probeer 2 mails opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Under way: the progress, the refresh interval, and a stop button. */
export const Running = meta.story({
  args: { state: { phase: 'ready', entry: runningEntry }, refreshSeconds: 2 },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Versturen: 41 van 64');
    await expect(screen.getByText('De cijfers verversen elke 2 seconden.')).toBeVisible();
    await userEvent.click(button('Stop de overige 23'));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(await screen.findByText('23 mails gestopt')).toBeVisible();
  },
});

const figures = () => screen.getByRole('list', { name: 'Cijfers van deze campagne' });

/** The button goes with the mails it stopped: the focus goes to the figures, which say how many were sent. */
export const StoppedKeepsTheFocus = meta.story({
  render: (args) => <UnscheduledOutcome {...args} />,
  args: { state: { phase: 'ready', entry: runningEntry } },
  parameters: quiet,
  play: async ({ userEvent }) => {
    button('Stop de overige 23').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/gestopt: 41 van 64 verstuurd/)).toBeVisible());
    await waitFor(() => expect(figures().parentElement).toHaveFocus());
  },
});

const stopped = Promise.withResolvers<StopOutcome>();

/** Closed while it was being stopped: a toast says that it goes on. */
export const StopFailsAfterClosing = meta.story({
  args: { state: { phase: 'ready', entry: runningEntry }, onStop: fn(() => stopped.promise) },
  render: function Closing(args) {
    const [open, setOpen] = useState(true);
    return <CampaignOutcome {...args} open={open} onClose={() => setOpen(false)} />;
  },
  parameters: quiet,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Stop de overige 23'));
    await userEvent.click(button('Sluit'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stopped.resolve({ problem: { code: 'cannot_connect' } });
    await expect(await screen.findByText(/^Stoppen mislukt: Geen verbinding/)).toBeVisible();
  },
});

/** The same from the button beside the progress, which stays while it works, and keeps the focus when that fails. */
export const StoppedBesideTheProgress = meta.story({
  render: (args) => <UnscheduledOutcome {...args} />,
  args: {
    state: { phase: 'ready', entry: runningEntry },
    onStop: inTurn<StopOutcome>({ problem: { code: 'cannot_connect' } }, { cancelled: 23 }),
  },
  parameters: quiet,
  play: async ({ userEvent }) => {
    button('Stop').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Stoppen mislukt/)).toBeVisible();
    await expect(button('Stop')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(figures().parentElement).toHaveFocus());
  },
});

/** Stopped half way: how many recipients have it; mails without a report count neither as delivered nor as failed. */
export const Stopped = meta.story({
  args: { state: { phase: 'ready', entry: stoppedEntry }, unsent: 428 },
  parameters: { toasts: 'paused' },
  play: async () => {
    await expect(screen.getByText('Gestopt', { ignore: '[role=tab], [role=tab] *' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: /Gestopt/ })).toHaveTextContent('Gestopt30');
    await expect(screen.queryByText('Voltooid')).toBeNull();
    await expect(screen.getByText('Gestart wo 18 nov 10:00, gestopt: 66 van 494 verstuurd')).toBeVisible();
    await expect(screen.getByText('van 494, 32 verstuurd, nog geen bericht')).toBeVisible();
  },
});

/**
 * Stopped while one waited for another try: the figures count it as the line under the title does, and its row says
 * that it was stopped, not that it waits.
 */
export const StoppedBeforeARetry = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        campaign: { ...stoppedEntry.campaign, recipientCount: 4, handedOver: true },
        figures: stoppedEntry.figures && {
          ...stoppedEntry.figures,
          sent: 3,
          cancelled: 1,
          delivered: null,
          bounced: 0,
        },
      },
    },
    measures: { opens: false, clicks: false, deliveries: false },
    list: {
      ...list,
      count: 1,
      deliveries: list.deliveries.slice(0, 1).map((delivery) => ({ ...delivery, status: 'cancelled', attempts: 2 })),
    },
  },
  parameters: quiet,
  play: async () => {
    await expect(screen.getByText('Gestart wo 18 nov 10:00, gestopt: 3 van 4 verstuurd')).toBeVisible();
    await expect(screen.getByText('van 4')).toBeVisible();
    const row = screen.getByRole('row', { name: /Ruben Vloedlijn/ });
    await expect(within(row).getByText('Gestopt')).toBeVisible();
    await expect(within(row).getByText('2 pogingen')).toBeVisible();
    await expect(within(row).queryByText(/Wacht|volgende poging/)).toBeNull();
  },
});

/** Measured: who opened the mail, and separately the programs that prefetch pictures. */
export const Measured = meta.story({
  args: { state: { phase: 'ready', entry: measuredEntry } },
  parameters: { toasts: 'paused' },
  play: async () => {
    await expect(screen.getByText(/42\s%,? en 6 door programma’s/)).toBeVisible();
  },
});

/** Scheduled: the time with its time zone, and a link to the editor. */
export const Planned = meta.story({
  args: { state: { phase: 'ready', entry: plannedEntry }, list: { ...list, deliveries: [], count: 0 } },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Gepland voor di 1 dec 09:00, tijd in Amsterdam')).toBeVisible();
    await userEvent.click(button('Trek de planning in'));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** Unscheduled: a draft again, as the toast says, with the way to edit it, which takes the focus of the gone button. */
export const Unscheduled = meta.story({
  render: (args) => <UnscheduledOutcome {...args} />,
  args: {
    state: { phase: 'ready', entry: plannedEntry },
    list: { ...list, deliveries: [], count: 0 },
    onStop: inTurn<StopOutcome>({ problem: { code: 'cannot_connect' } }, { cancelled: 58 }),
  },
  parameters: quiet,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Trek de planning in'));
    await expect(await screen.findByText(/Stoppen mislukt/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: /^Bewerk / })).toBeNull();
    await userEvent.click(button('Trek de planning in'));
    await expect(await screen.findByText('Ingetrokken: de campagne is weer een concept')).toBeVisible();
    await expect(screen.queryByText(/mails gestopt/)).toBeNull();
    const edit = screen.getByRole('link', { name: /^Bewerk / });
    await expect(edit).toHaveAttribute('href', '/admin/email/campaigns/4');
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

/** Unscheduled when the first mails had just left: only the rest was stopped, and it is no draft. */
export const UnscheduledTooLate = meta.story({
  args: { state: { phase: 'ready', entry: plannedEntry }, list: { ...list, deliveries: [], count: 0 } },
  parameters: quiet,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Trek de planning in'));
    await expect(await screen.findByText('23 mails gestopt')).toBeVisible();
    await expect(screen.queryByText(/weer een concept/)).toBeNull();
  },
});

/** The server was off at the scheduled time, and says so. An interrupted send can be continued. */
export const MissedAndBroken = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        ...completedEntry,
        figures: completedEntry.figures && {
          ...completedEntry.figures,
          missed: true,
          firstSentAt: '2026-11-20T07:02:00.000Z',
          lastAt: '2026-11-20T07:03:00.000Z',
        },
      },
    },
    unsent: 83,
  },
  parameters: quiet,
  play: async () => {
    await expect(screen.getByText(/server uit stond\. Verzonden vandaag 08:02/)).toBeVisible();
    await expect(screen.getByText('83 leads hebben deze mail nog niet gekregen')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ga verder met deze 83' })).toHaveAttribute(
      'href',
      '/admin/email/campaigns/4?step=review',
    );
  },
});

/** By keyboard: an arrow moves to a tab, Enter loads it. An empty tab says why it is empty. */
export const Tabs = meta.story({
  args: { tab: 'skipped', list: { ...list, deliveries: [], count: 0 } },
  parameters: quiet,
  play: async ({ args }) => {
    await expect(screen.getByText('Niemand overgeslagen')).toBeVisible();
    screen.getByRole('tab', { name: /Overgeslagen/ }).focus();
    await press('{ArrowLeft}');
    await expect(screen.getByRole('tab', { name: /Mislukt/ })).toHaveFocus();
    await expect(args.onTab).not.toHaveBeenCalled();
    await press('{Enter}');
    await waitFor(() => expect(args.onTab).toHaveBeenCalledWith('failed'));
  },
});

export const MoreRows = meta.story({
  args: { list: { ...list, count: 500, more: true } },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(/Toon de volgende 100|Toon volgende 100/));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Errors are shown in the drawer, with a retry. */
export const Failures = meta.story({
  args: {
    onRetry: fn(() => Promise.resolve({ problem: { code: 'cannot_connect' } as const })),
    onExport: fn(() => Promise.resolve({ code: 'cannot_connect' } as const)),
    list: { ...list, phase: 'failed', deliveries: [], problem: { code: 'cannot_connect' } },
  },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/De resultaten per ontvanger zijn niet geladen/)).toBeVisible();
    await userEvent.click(button('Probeer 1 mail opnieuw'));
    await expect(await screen.findByText(/Opnieuw proberen mislukt/)).toBeVisible();
    await userEvent.click(button('Exporteer CSV'));
    await expect(await screen.findByText(/Exporteren mislukt/)).toBeVisible();
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/De mails gaan door/)).toBeVisible();
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(button('Sluit'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { state: { phase: 'loading' } },
  parameters: quiet,
  play: async () => {
    await expect(screen.getByText('Resultaat laden…')).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { state: { phase: 'notFound' } },
  parameters: quiet,
  play: async () => {
    await expect(screen.getByText('Campagne niet gevonden')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Exporteer CSV' })).toBeNull();
  },
});

export const LongWords = meta.story({
  args: {
    state: { phase: 'ready', entry: longEntry },
    list: {
      ...list,
      deliveries: list.deliveries.map((delivery) => ({ ...delivery, detail: 'belastingverdrag'.repeat(20) })),
    },
  },
  parameters: quiet,
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
