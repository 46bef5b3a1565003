import { audienceOf, type CampaignFigures, type EmailTemplate } from '@fnc/domain';
import { type CampaignEditorProps, type CampaignEditorState, campaignSteps } from '@fnc/ui/admin';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore, useStoreEvery } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';
import { useCampaignDesk } from './campaignDesk.ts';
import { listPath, resultPath } from './campaignLinks.ts';
import { drawSendingEveryMs } from './campaignSender.ts';
import type { OpenDraft } from './draftSaver.ts';
import { useOpenDraft } from './useOpenDraft.ts';

const leadHref = (id: string) => linkTo(paths.lead(id));

/** `FNC <post@fnc.example>` or the address alone. */
const addressIn = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** What the editor offers besides the campaign: templates, leads, and how the server sends. */
function useSurroundings() {
  const { templates: repository } = useAdmin().services;
  const { leads, mail: settings } = useCampaignDesk();
  const [templates, setTemplates] = useState<readonly EmailTemplate[]>([]);
  useEffect(() => {
    void leads.load();
    // Without them a campaign can be written all the same.
    void repository.list().then(setTemplates, () => undefined);
    void settings.load();
  }, [leads, repository, settings]);
  return { templates, mail: useStore(settings).mail };
}

function stateOf({ phase, problem, campaign }: OpenDraft, figures: CampaignFigures | null): CampaignEditorState {
  if (phase === 'failed' && problem !== null) return { phase, problem };
  if (phase === 'notFound') return { phase };
  if (phase !== 'ready') return { phase: 'loading' };
  return { phase, entry: campaign && { campaign, figures } };
}

/** One campaign, from the first word to the send. The step stands in the address. */
export function useCampaignEditor(id: string): CampaignEditorProps {
  const { services, session } = useAdmin();
  const { browser, mail: server } = services;
  const { drafts, sender, actions, leads, list } = useCampaignDesk();
  const account = useStore(session);
  const [params] = useSearchParams();
  const step = campaignSteps.find((one) => one === params.get('step')) ?? campaignSteps[0];
  const { open, reload } = useOpenDraft(id);
  const { entries, query } = useStore(list);
  const { sending } = useStoreEvery(sender, drawSendingEveryMs);
  const all = useStore(leads).leads;
  const { templates, mail } = useSurroundings();
  const { leaving, onDirty, pass } = useLeaving();
  const navigate = useNavigate();

  const { campaign, draft, saving } = open;
  const isSending = sending !== null && sending.campaignId === campaign?.id;
  const isUnsaved = saving?.phase === 'failed';
  useEffect(() => onDirty(isUnsaved || isSending), [onDirty, isUnsaved, isSending]);
  // The send for which the way out was held has ended.
  const isIdle = leaving !== null && !isUnsaved && !isSending;
  useEffect(() => {
    if (isIdle) leaving?.onStay();
  }, [isIdle, leaving]);

  // While it is being handed over here, this window knows more than the server's figures.
  const entry = isSending ? undefined : entries.find((one) => one.campaign.id === campaign?.id);
  /** The advisor was asked, and gave up what could not be stored. */
  const giveUp = () => {
    if (drafts.get().saving?.phase === 'failed') drafts.clear();
  };

  return {
    state: stateOf(open, entry?.figures ?? null),
    draft,
    onDraft: drafts.type,
    saving,
    conflict: open.theirs === null ? null : { onKeep: (keep) => void drafts.resolve(keep) },
    step,
    onStep(next) {
      // It may have been stored this very moment. What is not stored has one place in the history.
      const stored = drafts.get().campaign?.id;
      void navigate(paths.campaign(stored ?? id, next), { replace: stored === undefined });
    },
    templates,
    leads: all,
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
    sending: isSending ? sending : null,
    async onSend(chosen) {
      const problem = await drafts.save();
      const stored = drafts.get().campaign;
      if (problem !== null || stored === null) {
        return { kind: 'notSaved', problem: problem ?? { code: 'campaign_not_found' } };
      }
      const known = all.phase === 'ready' ? all.leads : [];
      const byTick = draft.tick ? audienceOf(known, draft.recipients, true).byTick : 0;
      const by = account.phase === 'signedIn' ? account.user.username : stored.createdBy;
      const outcome = await sender.send({
        campaignId: stored.id,
        leads: chosen,
        sendAt: draft.when === 'later' ? draft.scheduledAt : null,
        tick: byTick === 0 ? null : { by, leads: byTick },
      });
      // Whoever was refused is told apart from then on.
      if (outcome.kind !== 'notSaved' && outcome.refused > 0) void leads.load();
      return outcome;
    },
    onStop: () => void sender.stop(),
    onSent: () => {
      pass();
      void navigate(resultPath(query, drafts.get().campaign?.id ?? id), { replace: true });
    },
    onSaveDraft: drafts.save,
    async onUnschedule() {
      const outcome = await actions.stop(campaign?.id ?? id);
      await drafts.follow();
      return 'problem' in outcome ? outcome.problem : null;
    },
    async onClose() {
      const problem = await drafts.finish();
      if (problem === null) {
        giveUp();
        pass();
      } else onDirty(true); // The way out is held, and the advisor is asked.
      void navigate(listPath(query));
    },
    leadHref,
    listHref: linkTo(listPath(query)),
    resultHref: linkTo(resultPath(query, campaign?.id ?? id)),
    onRetry() {
      reload();
      if (all.phase === 'failed') void leads.load();
    },
    onCopy: browser.copy,
    leaving: leaving && {
      onStay: leaving.onStay,
      onLeave() {
        giveUp();
        leaving.onLeave();
      },
    },
  };
}
