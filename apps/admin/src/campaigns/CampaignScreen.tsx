import {
  type Campaign,
  campaignDraftOf,
  type CampaignQuery,
  createDraftSaver,
  draftFrom,
  type DraftSaver,
  emptyDraft,
  isAtRisk,
  isBegun,
  isLostOnClose,
  type OpenDraft,
  openedDraft,
} from '@fnc/domain';
import { problemIn, problemOf } from '@fnc/domain/api';
import { CampaignEditor, type CampaignEditorProps, type CampaignEditorState, campaignSteps } from '@fnc/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigating } from '../navigation/ConsoleRouter.tsx';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import {
  entryIn,
  keepCampaign,
  useAudience,
  useCampaign,
  useCampaignChanges,
  useCampaigns,
  useMailSettings,
  useSending,
} from '../queries/campaigns.ts';
import { useReaders } from '../queries/readers.ts';
import { useTemplateList } from '../queries/templates.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { later, newId } from '../shared/platform.ts';
import { useNow } from '../shared/useNow.ts';
import { useStore } from '../shared/useStore.ts';
import { listPath, resultPath } from './campaignLinks.ts';

/** Stands in for the saver until there is a draft. */
const idle: Pick<DraftSaver, 'get' | 'subscribe'> = {
  get: () => nothing,
  subscribe: () => () => undefined,
};
const nothing: OpenDraft = { campaign: null, draft: emptyDraft, saving: null, theirs: null };

/**
 * The campaign in the address, or a new one, which gets its own address as soon as it is stored. `drafts` is `null`
 * until the campaign can be edited; `phase` says why.
 */
function useOpenDraft(id: string) {
  const { campaigns, browser } = useAdmin().services;
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const template = params.get('template');
  const { state: templates } = useTemplateList();
  const navigate = useNavigate();
  const { navigation } = useNavigating();
  const isNew = id === 'new';
  const [held, hold] = useState<{ readonly key: string; readonly drafts: DraftSaver } | null>(null);
  const isHeld = held !== null && (held.key === id || held.drafts.get().campaign?.id === id);
  const stored = useCampaign(isNew ? null : id);

  const onStored = (campaign: Campaign) => void keepCampaign(queries, campaign);
  const begin = (beginning: Pick<OpenDraft, 'campaign' | 'draft'>) => {
    hold({
      key: id,
      drafts: createDraftSaver({ campaigns, now: browser.now, later, newId, problemOf, onStored }, beginning),
    });
  };
  if (!isHeld && isNew && (template === null || templates.phase !== 'loading')) {
    const found = templates.phase === 'ready' ? templates.templates.find((one) => one.id === template) : undefined;
    begin({ campaign: null, draft: draftFrom(found) });
  }
  if (!isHeld && !isNew && stored.data != null) {
    begin({ campaign: stored.data, draft: openedDraft(stored.data, browser.now()) });
  }

  // A campaign that was just stored for the first time has an address of its own.
  if (isHeld && held.key !== id) hold({ ...held, key: id });

  const drafts = isHeld ? held.drafts : null;
  const open = useStore<OpenDraft>(drafts ?? idle);
  useEffect(() => drafts?.attend(), [drafts]);
  useEffect(() => (drafts === null ? undefined : browser.onHidden(() => void drafts.finish())), [drafts, browser]);
  const { data } = stored;
  useEffect(() => {
    if (data != null) drafts?.follow(data);
  }, [drafts, data]);

  const storedAs = open.campaign?.id;
  useEffect(() => {
    if (storedAs === undefined || storedAs === id) return;
    // The step may have changed a moment ago and not be rendered yet.
    const step = new URLSearchParams(navigation.get().location.search).get('step');
    void navigate(paths.campaign(storedAs, step ?? undefined), { replace: true });
  }, [id, storedAs, navigate, navigation]);

  const state = (): Exclude<CampaignEditorState, { phase: 'ready' }> | null => {
    if (drafts !== null) return null;
    if (stored.data === null) return { phase: 'notFound' };
    return stored.error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(stored.error) };
  };
  return {
    drafts,
    open,
    /** Shown instead of the editor; `null`: the editor can be shown. */
    waiting: state(),
    templates: templates.phase === 'ready' ? templates.templates : [],
    reload: () => void stored.refetch(),
  };
}

const leadHref = (id: string) => linkTo(paths.lead(id));

/** `FNC <post@fnc.example>` or the address alone. */
const addressIn = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/**
 * One campaign, from the first word to sending. The address holds the step.
 *
 * @param query of the list behind the editor
 */
function useCampaignEditor(id: string, query: CampaignQuery): CampaignEditorProps {
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

  const isUnsaved = isAtRisk(saving);
  const isSaving = saving?.phase === 'saving';
  useEffect(() => onDirty(isUnsaved || isSaving), [onDirty, isUnsaved, isSaving]);
  // Only closing the window loses it: within the console the save goes on.
  const isLost = isLostOnClose(saving);
  useEffect(() => (isLost ? browser.keepOpen() : undefined), [isLost, browser]);
  // A save in progress delays leaving only until it ends; the advisor is asked only about a failed save.
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
    conflict:
      theirs === null
        ? null
        : {
            isBegun: isBegun(theirs),
            theirs: campaignDraftOf(theirs),
            onKeep: (keep) => void drafts?.resolve(keep),
          },
    step,
    onStep(next) {
      // The campaign may have been stored a moment ago. An unsaved campaign has one entry in the history.
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
    onTest: (test) => problemIn(server.sendTestEmail(test)),
    sending,
    async onSend() {
      const problem = (await drafts?.save()) ?? null;
      const stored = drafts?.get().campaign ?? null;
      if (problem !== null || stored === null) {
        return { kind: 'notSaved', problem: problem ?? { code: 'campaign_not_found' } };
      }
      const { when, scheduledAt, tick, again } = draft;
      return send(stored.id, { sendAt: when === 'later' ? scheduledAt : null, tick, again, seen: stored.version });
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
      } else onDirty(true); // Leaving is blocked, and the advisor is asked.
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

/** The editor over the list; `query` is the list's. */
export const CampaignScreen = ({ id, query }: { id: string; query: CampaignQuery }) => (
  <CampaignEditor {...useCampaignEditor(id, query)} />
);
