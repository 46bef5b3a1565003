import type { Later } from '../../shared/time/later.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignChange, CampaignRepository } from '../campaignRepository.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { outlivesClosing } from '../../shared/closingPage.ts';
import type { Instant } from '../../shared/time/instant.ts';
import {
  type CampaignDraft,
  campaignDraftOf,
  draftChange,
  type DraftSaving,
  isAtRisk,
  isBegun,
  isDisputed,
  isMadeBy,
  openedDraft,
  storedFields,
  takenOver,
} from './campaignDraft.ts';
import type { Problem } from '../../messages/problem.ts';

/** Delay between the last key and saving, in ms. */
export const restMs = 600;
/** Delay for choices, in ms: shorter, because the recipients are counted after the save. */
const choiceRestMs = 100;
/** The longest delay, in ms: whoever types without a pause has the text stored meanwhile. */
export const longestRestMs = 2_000;
/** Delay before a failed save is retried, in ms. */
export const retryMs = 5_000;
/** After this time, in ms, a save takes longer than a normal one. */
export const lateMs = 3_000;

/** The campaign open in the editor. */
export interface OpenDraft {
  /** The version last seen on the server; `null` until a new one is stored. */
  readonly campaign: Campaign | null;
  readonly draft: CampaignDraft;
  readonly saving: DraftSaving | null;
  /**
   * The conflicting version of another window, which may have been sent or planned there. Saving pauses until the user
   * chooses one of the two.
   */
  readonly theirs: Campaign | null;
}

/** Holds the editor's text until it is stored. */
export interface DraftSaver extends Pick<Store<OpenDraft>, 'get' | 'subscribe'> {
  /** Called with the whole draft at every key; saves after a pause in typing. */
  type: (draft: CampaignDraft) => void;
  /** Saves unsaved changes, or a new campaign even if empty. Returns the problem when it fails. */
  save: () => Promise<Problem | null>;
  /** Saves unsaved changes, if any. Returns the problem when it fails. */
  finish: () => Promise<Problem | null>;
  /** Applies a new server version to the fields that are not being edited here. */
  follow: (campaign: Campaign) => void;
  /** `mine`, when theirs was sent or planned: what was typed becomes a campaign of its own. */
  resolve: (keep: 'mine' | 'theirs') => Promise<void>;
  /** Discards unsaved changes. */
  giveUp: () => void;
  /** Called when the editor opens: failed saves are retried. Returns a function that saves and stops. */
  attend: () => () => void;
}

interface Dependencies {
  readonly campaigns: Pick<CampaignRepository, 'add' | 'update'>;
  readonly now: () => Instant;
  readonly later: Later;
  /** A UUID for a new campaign; `undefined` where the browser makes none. */
  readonly newId: () => string | undefined;
  readonly problemOf: (error: unknown) => Problem;
  /** A campaign was added or changed. */
  readonly onStored: (campaign: Campaign) => void;
}

/** Whether a retry may succeed: not after a refusal by the server. */
const mayPass = ({ status }: Problem) => status === undefined || status === 401 || status >= 500;

const conflict: Problem = { code: 'campaign_save_failed' };

export function createDraftSaver(
  { campaigns, now, later, newId, problemOf, onStored }: Dependencies,
  beginning: Pick<OpenDraft, 'campaign' | 'draft'>,
): DraftSaver {
  const store = createStore<OpenDraft>({ ...beginning, saving: null, theirs: null });
  /** Cancels the pending save. */
  let cancelPending: (() => void) | undefined;
  /** Cancels the save of a text that is typed without a pause. */
  let cancelLimit: (() => void) | undefined;
  let isWriting = false;
  let isAttended = false;
  let isLate = false;
  /** The id under which a new campaign was sent: sent again because its answer was lost, it is not added twice. */
  let idOfNew: string | undefined;
  /** Changes that were sent without an answer: the server may have stored them. */
  let unanswered: CampaignChange[] = [];
  // Saves run one after the other: text typed during a save is saved next.
  let queue: Promise<Problem | null> = Promise.resolve(null);

  function saveIn(ms: number): void {
    cancelPending?.();
    cancelPending = later(ms, () => void save());
  }
  function stopTimers(): void {
    cancelPending?.();
    cancelLimit?.();
    cancelLimit = undefined;
  }
  function savingNow(): DraftSaving {
    const { campaign, draft } = store.get();
    const sent = campaign === null ? storedFields(draft) : draftChange(campaignDraftOf(campaign), draft);
    const needsPage = isWriting || !outlivesClosing(sent);
    return { phase: 'saving', ...(isLate ? { isLate } : {}), ...(needsPage ? { needsPage } : {}) };
  }
  function failed(problem: Problem): Problem {
    store.set({ saving: { phase: 'failed', problem } });
    return problem;
  }

  /** Text typed during the save has its own timer and is not shown as saved. */
  function showStored(campaign: Campaign, base: Campaign | null, saved: CampaignDraft): null {
    const typedOn = Object.keys(draftChange(saved, store.get().draft)).length > 0;
    const { draft: typed } = store.get();
    const draft = base === null ? typed : takenOver({ draft: typed, base, next: campaign });
    const saving: DraftSaving = { phase: 'saved', at: campaign.updatedAt ?? now() };
    isWriting = false;
    store.set({ campaign, draft });
    store.set({ saving: typedOn ? savingNow() : saving });
    onStored(campaign);
    return null;
  }

  async function storeOnce(evenUntouched: boolean): Promise<Problem | null> {
    const { campaign, draft, saving: state, theirs } = store.get();
    if (theirs !== null) return conflict;
    if (campaign === null) {
      if (state === null && !evenUntouched) return null;
      idOfNew ??= newId();
      const added = await campaigns.add({ id: idOfNew, ...storedFields(draft) });
      idOfNew = undefined;
      if (isBegun(added) || Object.keys(draftChange(campaignDraftOf(added), draft)).length === 0) {
        return showStored(added, null, draft);
      }
      // It was added before, and its answer lost: what was typed since is a change.
      store.set({ campaign: added });
      return storeOnce(false);
    }
    const change = isBegun(campaign) ? {} : draftChange(campaignDraftOf(campaign), draft);
    if (Object.keys(change).length === 0) {
      if (state !== null) store.set({ saving: { phase: 'saved', at: campaign.updatedAt ?? now() } });
      return null;
    }
    const sent = [...unanswered, change];
    unanswered = sent; // until there is an answer
    const edited = await campaigns.update(campaign.id, change, campaign.version);
    unanswered = [];
    if (edited.outcome === 'saved') return showStored(edited.record, campaign, draft);
    if (edited.outcome === 'gone') return failed({ code: 'campaign_not_found' });
    if (!isBegun(edited.theirs) && isMadeBy(sent, edited.fields, edited.theirs)) {
      store.set({
        campaign: edited.theirs,
        draft: takenOver({ draft: store.get().draft, base: campaign, next: edited.theirs }),
      });
      return storeOnce(evenUntouched);
    }
    store.set({ theirs: edited.theirs });
    return failed(conflict);
  }

  function save(evenUntouched = false): Promise<Problem | null> {
    stopTimers();
    queue = queue.then(async () => {
      const inTime = later(lateMs, () => {
        isLate = true;
        if (store.get().saving?.phase === 'saving') store.set({ saving: savingNow() });
      });
      isWriting = true;
      try {
        const problem = await storeOnce(evenUntouched);
        isLate = false;
        return problem;
      } catch (error) {
        isLate = true;
        const problem = problemOf(error);
        if (isAttended && mayPass(problem)) saveIn(retryMs);
        return failed(problem);
      } finally {
        isWriting = false;
        inTime();
      }
    });
    return queue;
  }

  const finish = async () => (store.get().saving?.phase === 'saving' ? save() : null);

  return {
    get: store.get,
    subscribe: store.subscribe,
    type(draft) {
      const { draft: before, campaign, theirs } = store.get();
      const isKept = Object.keys(draftChange(before, draft)).length > 0;
      store.set({ draft });
      if (!isKept || (campaign !== null && isBegun(campaign)) || theirs !== null) return;
      store.set({ saving: savingNow() });
      saveIn(before.recipients === draft.recipients ? restMs : choiceRestMs);
      cancelLimit ??= later(longestRestMs, () => void save());
    },
    save: () => save(true),
    finish,
    follow(stored) {
      const { campaign, draft, saving } = store.get();
      if (campaign === null || stored.id !== campaign.id || (stored.version ?? 0) <= (campaign.version ?? 0)) return;
      if (stored.status !== campaign.status) {
        // When sent, planned or cancelled it becomes a new draft: its time differs, and the tick must be set again.
        stopTimers();
        const isUnsaved = saving?.phase === 'saving' || saving?.phase === 'failed';
        if (isBegun(stored) && isUnsaved && Object.keys(draftChange(campaignDraftOf(stored), draft)).length > 0) {
          store.set({ theirs: stored, saving: { phase: 'failed', problem: conflict } });
        } else {
          store.set({ campaign: stored, draft: openedDraft(stored, now()), saving: null, theirs: null });
        }
        return;
      }
      const both = { draft, base: campaign, next: stored };
      // Save to get the conflict, with the current version, from the server.
      if (isDisputed(both)) void save();
      else store.set({ campaign: stored, draft: takenOver(both) });
    },
    async resolve(keep) {
      const { theirs } = store.get();
      if (theirs === null) return;
      if (keep === 'theirs') {
        store.set({ campaign: theirs, draft: openedDraft(theirs, now()), theirs: null, saving: null });
        return;
      }
      if (isBegun(theirs)) {
        store.set({ campaign: null, theirs: null, saving: { phase: 'saving' } });
        await save();
        return;
      }
      const { campaign, draft } = store.get();
      // Keep the other window's changes in fields that were not edited here.
      const mine = campaign === null ? draft : takenOver({ draft, base: campaign, next: theirs });
      store.set({ campaign: theirs, draft: mine, theirs: null, saving: { phase: 'saving' } });
      await save();
    },
    giveUp() {
      stopTimers();
      if (isAtRisk(store.get().saving)) store.set({ saving: null });
    },
    attend() {
      isAttended = true;
      return () => {
        isAttended = false;
        void finish();
      };
    },
  };
}
