import {
  type Campaign,
  createDraftSaver,
  draftFrom,
  type DraftSaver,
  emptyDraft,
  type OpenDraft,
  openedDraft,
} from '@fnc/domain';
import type { CampaignEditorState } from '@fnc/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigating } from '../navigation/NavigationContext.ts';
import { paths } from '../paths.ts';
import { keepCampaign, useCampaign } from '../queries/campaigns.ts';
import { useTemplateList } from '../queries/templates.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { later } from '../shared/later.ts';
import { problemOf } from '@fnc/domain/api';
import { useStore } from '../shared/useStore.ts';

/** Before anything can be written. */
const idle: Pick<DraftSaver, 'get' | 'subscribe'> = {
  get: () => nothing,
  subscribe: () => () => undefined,
};
const nothing: OpenDraft = { campaign: null, draft: emptyDraft, saving: null, theirs: null };

/**
 * The campaign in the address, or a new one, which gets its own address as soon as it is stored. `drafts` is `null` before
 * there is anything to write in; `phase` says why.
 */
export function useOpenDraft(id: string) {
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
    hold({ key: id, drafts: createDraftSaver({ campaigns, now: browser.now, later, problemOf, onStored }, beginning) });
  };
  if (!isHeld && isNew && (template === null || templates.phase !== 'loading')) {
    const found = templates.phase === 'ready' ? templates.templates.find((one) => one.id === template) : undefined;
    begin({ campaign: null, draft: draftFrom(found) });
  }
  if (!isHeld && !isNew && stored.data != null) {
    begin({ campaign: stored.data, draft: openedDraft(stored.data, browser.now()) });
  }

  // Stored for the first time, it has an address of its own.
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
    if (!isNew || storedAs === undefined) return;
    // The step may have been chosen this very moment, and not be drawn yet.
    const step = new URLSearchParams(navigation.get().location.search).get('step');
    void navigate(paths.campaign(storedAs, step ?? undefined), { replace: true });
  }, [isNew, storedAs, navigate, navigation]);

  const state = (): Exclude<CampaignEditorState, { phase: 'ready' }> | null => {
    if (drafts !== null) return null;
    if (stored.data === null) return { phase: 'notFound' };
    return stored.error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(stored.error) };
  };
  return {
    drafts,
    open,
    /** Instead of the editor; `null`: it is there. */
    waiting: state(),
    templates: templates.phase === 'ready' ? templates.templates : [],
    reload: () => void stored.refetch(),
  };
}
