import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignEditorArgs, readyDraft } from '../testing/campaignArgs.ts';
import { confirmSending } from '../testing/confirmSending.ts';
import { EditedCampaign } from '../testing/EditedCampaign.tsx';
import { inTurn } from '../testing/inTurn.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import type { DraftConflict, SendOutcome } from './campaignEditorProps.ts';

const meta = preview.meta({
  title: 'Admin/CampaignEditorServer',
  tags: ['stable'],
  component: EditedCampaign,
  globals: desktop,
  args: campaignEditorArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Leads that the server refuses are shown as a count; the result lists each by name with the reason. */
export const RefusedIsTold = meta.story({
  args: { step: 'review', onSend: inTurn<SendOutcome>({ kind: 'sent', accepted: 9, refused: 4 }) },
  play: async ({ args, userEvent }) => {
    await confirmSending(userEvent, 'Verstuur naar 13 leads');
    await expect(await screen.findByText('Campaign verzonden naar 9 leads!')).toBeVisible();
    await expect(screen.getByText(/4 gekozen leads krijgen de mail niet/)).toBeVisible();
    await expect(args.onSent).toHaveBeenCalledOnce();
  },
});

const onKeep = fn<DraftConflict['onKeep']>();

/** Another window changed the same fields: both versions are offered, and nothing is stored before one is chosen. */
export const ChangedInTwoWindows = meta.story({
  args: {
    conflict: {
      isBegun: false,
      theirs: {
        ...readyDraft,
        subject: 'Dag {firstName}, kom praten',
        content: readyDraft.content.replace('plan', 'kies'),
        recipients: readyDraft.recipients.slice(0, 3),
      },
      onKeep,
    },
    saving: { phase: 'failed', problem: { code: 'campaign_save_failed' } },
  },
  play: async ({ userEvent }) => {
    onKeep.mockClear();
    const question = screen.getByText(/in een ander venster ook gewijzigd/).closest<HTMLElement>('[role="status"]');
    if (!question?.parentElement) throw new Error('the choice is not announced');
    const shown = within(question.parentElement);
    await expect(shown.getByText('Dag {firstName}, plan je gratis intake')).toBeVisible();
    await expect(shown.getByText('Dag {firstName}, kom praten')).toBeVisible();
    await expect(shown.getByText('20 gekozen leads')).toBeVisible();
    await expect(shown.getByText('3 gekozen leads')).toBeVisible();
    // What both have in common would only hide the difference.
    await expect(shown.queryByText('Naam')).toBeNull();
    await userEvent.click(button('Die van dit venster'));
    await userEvent.click(button('Die van het andere venster'));
    await expect(onKeep.mock.calls).toEqual([['mine'], ['theirs']]);
  },
});

/** Another window sent it while words were not stored yet: they can become a campaign of their own. */
export const SentInAnotherWindow = meta.story({
  args: {
    conflict: { isBegun: true, theirs: readyDraft, onKeep },
    saving: { phase: 'failed', problem: { code: 'campaign_save_failed' } },
  },
  play: async ({ userEvent }) => {
    onKeep.mockClear();
    await expect(screen.getByText(/in een ander venster verstuurd of gepland/)).toBeVisible();
    await userEvent.click(button('Bewaar als nieuwe campagne'));
    await userEvent.click(button('Toon wat verstuurd of gepland is'));
    await expect(onKeep.mock.calls).toEqual([['mine'], ['theirs']]);
  },
});

/** A test mail from the compose step, to the advisor's own address. A refusal says why, and nothing else changes. */
export const TestWhileWriting = meta.story({
  args: { onTest: inTurn<Problem | null>({ code: 'test_email_too_often' }, null) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Stuur test naar mij'));
    await expect(await screen.findByText(/Test niet verstuurd: Er zijn dit uur/)).toBeVisible();
    await userEvent.click(button('Stuur test naar mij'));
    await expect(await screen.findByText('Test verstuurd naar marit@fnc.example om 14:10')).toBeVisible();
    await expect(args.onTest).toHaveBeenLastCalledWith({
      to: 'marit@fnc.example',
      subject: 'Dag Esmee, plan je gratis intake',
      content: expect.stringContaining('<p>Dag Esmee,</p>'),
      language: 'nl',
    });
  },
});

/** A mail that the server would refuse is not sent as a test either. */
export const NoTestOfUnknownFields = meta.story({
  args: { draft: { ...campaignEditorArgs.draft, subject: 'Dag {voornaam}' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Stuur test naar mij'));
    await expect(button('Stuur test naar mij')).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onTest).not.toHaveBeenCalled();
  },
});

/** The status stays on one line beside a name of any length. */
export const LongName = meta.story({
  args: { draft: { ...readyDraft, name: 'Jaarafsluiting'.repeat(30) } },
  play: async () => {
    const badge = screen.getByText('Concept');
    await expect(badge.getClientRects()).toHaveLength(1);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    await expect(badge.getBoundingClientRect().height).toBeLessThan(40);
  },
});
