import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignOutcomeArgs } from '../testing/campaignArgs.ts';
import { draftEntry, runningEntry, stoppedEntry } from '../testing/sampleCampaigns.ts';
import { desktop } from '../testing/screens.ts';
import { CampaignOutcome } from './CampaignOutcome.tsx';

const meta = preview.meta({
  title: 'Admin/CampaignOutcomeRest',
  tags: ['stable'],
  component: CampaignOutcome,
  globals: desktop,
  args: campaignOutcomeArgs,
  parameters: { frame: 'shell', place: 'campaigns', chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const { list } = campaignOutcomeArgs;

/** A backup was put back: the mails that waited in it may have left before, which each of them says, and nothing promises. */
export const Held = meta.story({
  args: {
    state: { phase: 'ready', entry: stoppedEntry },
    unsent: 2,
    held: 1_426,
    list: {
      ...list,
      count: 1,
      deliveries: list.deliveries
        .slice(0, 1)
        .map((delivery) => ({ ...delivery, status: 'cancelled', reason: 'restored', detail: undefined, attempts: 0 })),
    },
  },
  play: async () => {
    await expect(screen.getByText('1.426 leads hebben deze mail misschien al gekregen')).toBeVisible();
    await expect(screen.getByText('2 leads hebben deze mail nog niet gekregen')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Kies of zij hem krijgen' })).toHaveAttribute(
      'href',
      '/admin/email/campaigns/4?step=review',
    );
    const row = screen.getByRole('row', { name: /Ruben Vloedlijn/ });
    await expect(within(row).getByText('Gestopt')).toBeVisible();
    await expect(within(row).getByText(/teruggezette back-up en is misschien al verstuurd/)).toBeVisible();
  },
});

/** Stopped, and the mails on their way are not done yet: the total stays that of all, and another stop finds nothing. */
export const StoppedUnderWay = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        ...runningEntry,
        figures: runningEntry.figures && { ...runningEntry.figures, queued: 3, cancelled: 20 },
      },
    },
    onStop: fn(() => Promise.resolve({ cancelled: 0 })),
  },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Versturen: 41 van 64');
    await expect(screen.getByRole('list', { name: 'Cijfers van deze campagne' })).toHaveTextContent('van 64');
    await userEvent.click(screen.getByRole('button', { name: 'Stop de overige 3' }));
    await expect(await screen.findByText('Er was niets meer te stoppen')).toBeVisible();
  },
});

/** A campaign of which a restore held every mail is a draft again: it says why, and leads to the decision. */
export const HeldDraft = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        campaign: draftEntry.campaign,
        figures: stoppedEntry.figures && {
          ...stoppedEntry.figures,
          sent: 0,
          delivered: 0,
          failed: 0,
          bounced: 0,
          skipped: 0,
          cancelled: 2,
          held: 2,
        },
      },
    },
    held: 2,
  },
  play: async () => {
    await expect(screen.getByText('Concept')).toBeVisible();
    await expect(screen.getByText('2 leads hebben deze mail misschien al gekregen')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Kies of zij hem krijgen' })).toHaveAttribute(
      'href',
      '/admin/email/campaigns/4?step=review',
    );
  },
});

/** Mails that were written to a folder are called sent: the result says that they reached nobody. */
export const MailOff = meta.story({
  args: { isMailOff: true },
  play: async () => {
    await expect(screen.getByText(/Mails komen als bestand in de outbox-map en bereiken niemand/)).toBeVisible();
  },
});

/** Whom the advisor stopped is apart from whom the server skipped, and those refused at the start count in neither total. */
export const StoppedApartFromSkipped = meta.story({
  args: {
    state: {
      phase: 'ready',
      entry: {
        campaign: { ...stoppedEntry.campaign, recipientCount: 6_495 },
        figures: stoppedEntry.figures && {
          ...stoppedEntry.figures,
          sent: 138,
          delivered: 0,
          bounced: 0,
          refused: 2_500,
          cancelled: 3_857,
        },
      },
    },
    unsent: 3_857,
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/gestopt: 138 van 3\.995 verstuurd/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ga verder met deze 3.857' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: /Overgeslagen/ })).toHaveTextContent('Overgeslagen2.500');
    const tab = screen.getByRole('tab', { name: /Gestopt/ });
    await expect(tab).toHaveTextContent('Gestopt3.857');
    await userEvent.click(tab);
    await expect(args.onTab).toHaveBeenCalledWith('stopped');
    // Those that left without a report yet are in the bar.
    await expect(document.querySelector("[data-look='stripes']")).toBeVisible();
  },
});
