import type { CampaignQuery } from '@fnc/domain';
import { type CampaignEditorProps, campaignSteps } from '@fnc/ui/admin';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import {
  entryIn,
  useAudience,
  useCampaignChanges,
  useCampaigns,
  useMailSettings,
  useSending,
} from '../queries/campaigns.ts';
import { useReaders } from '../queries/readers.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { useNow } from '../shared/useNow.ts';
import { listPath, resultPath } from './campaignLinks.ts';
import { useOpenDraft } from './useOpenDraft.ts';

const leadHref = (id: string) => linkTo(paths.lead(id));

/** `FNC <post@fnc.example>` or the address alone. */
const addressIn = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/**
 * One campaign, from the first word to the send. The step stands in the address.
 *
 * @param query of the list behind it
 */
export function useCampaignEditor(id: string, query: CampaignQuery): CampaignEditorProps {
  const { browser, mail: server } = useAdmin().services;
  const [params] = useSearchParams();
  const step = campaignSteps.find((one) => one === params.get('step')) ?? campaignSteps[0];
  const { drafts, open, waiting, templates, reload } = useOpenDraft(id);
  const { campaign, draft, saving, theirs } = open;
  const figures = entryIn(useCampaigns().list, campaign?.id ?? id)?.figures ?? null;
  const { readers, leads, reload: reloadLeads } = useReaders(step === 'recipients');
  const { audience, recount } = useAudience(campaign, draft.recipients);
  const { send, sending } = useSending();
  const { stop } = useCampaignChanges();
  const mail = useMailSettings();
  const { leaving, onDirty, pass } = useLeaving();
  const navigate = useNavigate();

  const isUnsaved = saving?.phase === 'failed';
  const isSaving = saving?.phase === 'saving';
  useEffect(() => onDirty(isUnsaved || isSaving), [onDirty, isUnsaved, isSaving]);
  // What is just being stored holds the way out no longer than that; only what could not be stored is asked about.
  useEffect(() => {
    if (leaving === null || isUnsaved) return;
    if (isSaving) void drafts?.finish();
    else leaving.onLeave();
  }, [leaving, isUnsaved, isSaving, drafts]);

  return {
    state: waiting ?? { phase: 'ready', entry: campaign && { campaign, figures } },
    draft,
    onDraft: (next) => drafts?.type(next),
    saving,
    conflict: theirs === null ? null : { onKeep: (keep) => void drafts?.resolve(keep) },
    step,
    onStep(next) {
      // It may have been stored this very moment. What is not stored has one place in the history.
      const stored = drafts?.get().campaign?.id;
      void navigate(paths.campaign(stored ?? id, next), { replace: stored === undefined });
    },
    templates,
    leads,
    readers,
    audience,
    mail,
    now: useNow(),
    testAddress: mail === null ? '' : addressIn(mail.replyTo),
    async onTest(test) {
      try {
        await server.sendTestEmail(test);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    sending,
    async onSend() {
      const problem = (await drafts?.save()) ?? null;
      const stored = drafts?.get().campaign ?? null;
      if (problem !== null || stored === null) {
        return { kind: 'notSaved', problem: problem ?? { code: 'campaign_not_found' } };
      }
      return send(stored.id, { sendAt: draft.when === 'later' ? draft.scheduledAt : null, tick: draft.tick });
    },
    onSent: () => void navigate(resultPath(query, drafts?.get().campaign?.id ?? id), { replace: true }),
    onSaveDraft: async () => (await drafts?.save()) ?? null,
    async onUnschedule() {
      const outcome = await stop(campaign?.id ?? id);
      return 'problem' in outcome ? outcome.problem : null;
    },
    async onClose() {
      const problem = (await drafts?.finish()) ?? null;
      if (problem === null) {
        drafts?.giveUp();
        pass();
      } else onDirty(true); // The way out is held, and the advisor is asked.
      void navigate(listPath(query));
    },
    leadHref,
    listHref: linkTo(listPath(query)),
    resultHref: linkTo(resultPath(query, campaign?.id ?? id)),
    changesHref: campaign === null ? null : linkTo(paths.changes({ campaign: campaign.id })),
    onRetry() {
      if (waiting !== null) reload();
      if (leads.phase === 'failed') reloadLeads();
      if (audience.phase === 'failed') recount();
    },
    onCopy: browser.copy,
    leaving:
      leaving !== null && isUnsaved
        ? {
            onStay: leaving.onStay,
            onLeave() {
              drafts?.giveUp();
              leaving.onLeave();
            },
          }
        : null,
  };
}
