import type { Later } from '../../shared/time/later.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignRepository } from '../campaignRepository.ts';
import { createStore, type Store } from '../../shared/store.ts';
import type { Instant } from '../../shared/time/instant.ts';
import {
  type CampaignDraft,
  campaignDraftOf,
  draftChange,
  type DraftSaving,
  isBegun,
  isDisputed,
  openedDraft,
  storedFields,
  takenOver,
} from './campaignDraft.ts';
import type { Problem } from '../../messages/problem.ts';

/** After the last key a draft is saved, in ms. */
export const restMs = 600;
/** What was chosen is saved sooner, in ms: who gets the mail is counted from then on. */
const choiceRestMs = 100;
/** What could not be saved is tried again after this, in ms. */
export const retryMs = 5_000;

/** The campaign that is open in the editor. */
export interface OpenDraft {
  /** As it was last seen on the server; `null` while a new one is not stored. */
  readonly campaign: Campaign | null;
  readonly draft: CampaignDraft;
  readonly saving: DraftSaving | null;
  /** Another window changed the same fields: as they stand there. Nothing is saved before one of both is chosen. */
  readonly theirs: Campaign | null;
}

/** What is typed stays here until it is stored. */
export interface DraftSaver extends Pick<Store<OpenDraft>, 'get' | 'subscribe'> {
  /** With every key: what stands in the editor now. It is stored when the typing rests. */
  type: (draft: CampaignDraft) => void;
  /** Stores what is not stored yet, also a new one in which nothing was typed. Answers why it was not. */
  save: () => Promise<Problem | null>;
  /** Stores what was typed last, if anything was. Answers why it was not. */
  finish: () => Promise<Problem | null>;
  /** How the campaign stands on the server: what is not being edited here follows. */
  follow: (campaign: Campaign) => void;
  resolve: (keep: 'mine' | 'theirs') => Promise<void>;
  /** What could not be stored is given up. */
  giveUp: () => void;
  /** The editor is open: what fails is tried again. Answers how to leave: what was typed last is stored then. */
  attend: () => () => void;
}

interface Dependencies {
  readonly campaigns: Pick<CampaignRepository, 'add' | 'update'>;
  readonly now: () => Instant;
  readonly later: Later;
  readonly problemOf: (error: unknown) => Problem;
  /** A campaign was added or changed. */
  readonly onStored: (campaign: Campaign) => void;
}

/** Whether another try may go better: not where the server said no. */
const mayPass = ({ status }: Problem) => status === undefined || status === 401 || status >= 500;

const conflict: Problem = { code: 'campaign_save_failed' };

export function createDraftSaver(
  { campaigns, now, later, problemOf, onStored }: Dependencies,
  beginning: Pick<OpenDraft, 'campaign' | 'draft'>,
): DraftSaver {
  const store = createStore<OpenDraft>({ ...beginning, saving: null, theirs: null });
  /** What waits to be saved is not. */
  let unrest: (() => void) | undefined;
  let isAttended = false;
  // One after the other: what is typed while a text is being stored follows it.
  let queue: Promise<Problem | null> = Promise.resolve(null);

  function saveIn(ms: number): void {
    unrest?.();
    unrest = later(ms, () => void save());
  }
  function failed(problem: Problem): Problem {
    store.set({ saving: { phase: 'failed', problem } });
    return problem;
  }

  /** What was typed in the meantime has its own timer, and is not called saved. */
  function showStored(campaign: Campaign, base: Campaign | null, saved: CampaignDraft): null {
    const typedOn = Object.keys(draftChange(saved, store.get().draft)).length > 0;
    const { draft: typed } = store.get();
    const draft = base === null ? typed : takenOver({ draft: typed, base, next: campaign });
    const saving: DraftSaving = { phase: 'saved', at: campaign.updatedAt ?? now() };
    store.set({ campaign, draft, ...(typedOn ? {} : { saving }) });
    onStored(campaign);
    return null;
  }

  async function storeOnce(evenUntouched: boolean): Promise<Problem | null> {
    const { campaign, draft, saving, theirs } = store.get();
    if (theirs !== null) return conflict;
    if (campaign === null) {
      if (saving === null && !evenUntouched) return null;
      return showStored(await campaigns.add(storedFields(draft)), null, draft);
    }
    const change = isBegun(campaign) ? {} : draftChange(campaignDraftOf(campaign), draft);
    if (Object.keys(change).length === 0) {
      if (saving !== null) store.set({ saving: { phase: 'saved', at: campaign.updatedAt ?? now() } });
      return null;
    }
    const edited = await campaigns.update(campaign.id, change, campaign.version);
    if (edited.outcome === 'saved') return showStored(edited.record, campaign, draft);
    if (edited.outcome === 'gone') return failed({ code: 'campaign_not_found' });
    store.set({ theirs: edited.theirs });
    return failed(conflict);
  }

  function save(evenUntouched = false): Promise<Problem | null> {
    unrest?.();
    queue = queue.then(async () => {
      try {
        return await storeOnce(evenUntouched);
      } catch (error) {
        const problem = problemOf(error);
        if (isAttended && mayPass(problem)) saveIn(retryMs);
        return failed(problem);
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
      store.set({ saving: { phase: 'saving' } });
      saveIn(before.recipients === draft.recipients ? restMs : choiceRestMs);
    },
    save: () => save(true),
    finish,
    follow(stored) {
      const { campaign, draft } = store.get();
      if (campaign === null || stored.id !== campaign.id || (stored.version ?? 0) <= (campaign.version ?? 0)) return;
      if (stored.status !== campaign.status) {
        // Sent, planned or taken back, it is another draft: with another moment, and a tick that has to be given anew.
        unrest?.();
        store.set({ campaign: stored, draft: openedDraft(stored, now()), saving: null, theirs: null });
        return;
      }
      const both = { draft, base: campaign, next: stored };
      // The server says so itself, with how it stands there.
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
      const { campaign, draft } = store.get();
      // What the other one changed besides stands.
      const mine = campaign === null ? draft : takenOver({ draft, base: campaign, next: theirs });
      store.set({ campaign: theirs, draft: mine, theirs: null, saving: { phase: 'saving' } });
      await save();
    },
    giveUp() {
      unrest?.();
      if (store.get().saving?.phase === 'failed') store.set({ saving: null });
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
