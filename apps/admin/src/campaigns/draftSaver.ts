import type { Campaign, CampaignRepository, EmailTemplate, Instant } from '@fnc/domain';
import { type CampaignDraft, type DraftSaving, emptyDraft, type Problem } from '@fnc/ui/admin';
import { createStore, type Store } from '../shared/store.ts';
import { draftOf, isBegun, startOf } from './draftOf.ts';
import { changedNames, changeOf, fieldsOfCampaign, fieldsOfDraft, mergeFields, withFields } from './keptFields.ts';

/** After the last key a draft is saved, in ms. */
export const restMs = 600;

/** The campaign that is open in the editor. */
export interface OpenDraft {
  /** Where it stands in the address: an id or `new`. `null`: none is open. */
  readonly key: string | null;
  readonly phase: 'loading' | 'notFound' | 'failed' | 'ready';
  /** Why it could not be read. */
  readonly problem: Problem | null;
  /** As it was last seen in the store; `null` while a new one is not stored. */
  readonly campaign: Campaign | null;
  readonly draft: CampaignDraft;
  readonly saving: DraftSaving | null;
  /** Another window changed the same fields: as they stand there. Nothing is saved before one of both is chosen. */
  readonly theirs: Campaign | null;
}

/** What is typed stays here until it is stored: only a reload or signing out ends it. */
export interface DraftSaver extends Pick<Store<OpenDraft>, 'get' | 'subscribe'> {
  /** @param template what a new one begins with */
  open: (key: string, template?: EmailTemplate) => Promise<void>;
  /** With every key: what stands in the editor now. It is stored when the typing rests. */
  type: (draft: CampaignDraft) => void;
  /** Stores what is not stored yet, also a new one in which nothing was typed. Answers why it was not. */
  save: () => Promise<Problem | null>;
  /** Before the editor is left: what was typed last is stored. Answers why it was not. */
  finish: () => Promise<Problem | null>;
  /** The page may go: nothing is awaited. */
  saveNow: () => void;
  /** Something else changed campaigns: what is not being edited here follows. */
  follow: () => Promise<void>;
  resolve: (keep: 'mine' | 'theirs') => Promise<void>;
  /** The editor was left: what was stored is forgotten here, what could not be stored waits. */
  close: () => Promise<void>;
  /** Forgets what was typed and not stored, too. */
  clear: () => void;
}

interface Dependencies {
  readonly campaigns: Pick<CampaignRepository, 'findById' | 'add' | 'update'>;
  readonly now: () => Instant;
  readonly problemOf: (error: unknown) => Problem;
  /** A campaign was added or changed. */
  readonly onStored: () => void;
}

const nothing: OpenDraft = {
  key: null,
  phase: 'loading',
  problem: null,
  campaign: null,
  draft: emptyDraft,
  saving: null,
  theirs: null,
};

export function createDraftSaver({ campaigns, now, problemOf, onStored }: Dependencies): DraftSaver {
  const store = createStore<OpenDraft>(nothing);
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other: what is typed while a text is being stored follows it.
  let queue: Promise<Problem | null> = Promise.resolve(null);

  const show = (change: Partial<OpenDraft>) => store.set(change);
  function failed(problem: Problem): Problem {
    show({ saving: { phase: 'failed', problem } });
    return problem;
  }

  async function addNew(key: string, draft: CampaignDraft): Promise<Problem | null> {
    const { templateId, recipients, ...fields } = fieldsOfDraft(draft);
    const added = await campaigns.add({
      ...fields,
      recipients: [...recipients],
      ...(templateId === null ? {} : { templateId }),
    });
    if (store.get().key === key) showStored(added, draft);
    onStored();
    return null;
  }

  /** What was typed in the meantime has its own timer, and is not called saved. */
  function showStored(campaign: Campaign, saved: CampaignDraft) {
    const { draft } = store.get();
    const typedOn = changedNames(fieldsOfDraft(saved), fieldsOfDraft(draft)).length > 0;
    show({ campaign, ...(typedOn ? {} : { saving: { phase: 'saved', at: campaign.updatedAt ?? now() } }) });
  }

  /** What stands in the store, beside what was typed here. Answers whether it can be stored. */
  function meet(stored: Campaign): boolean {
    const { campaign, draft } = store.get();
    const wasBegun = campaign !== null && isBegun(campaign);
    const isLate = campaign?.status === 'scheduled' && stored.status !== 'scheduled';
    if (campaign === null || isBegun(stored) || wasBegun) {
      const goesOn = wasBegun && isBegun(stored) && !isLate;
      // Begun, left or taken back, it is another draft: with another moment, and a tick that has to be given anew.
      show({ campaign: stored, ...(goesOn ? {} : { draft: draftOf(stored, now()), saving: null, theirs: null }) });
      return !isBegun(stored);
    }
    const merged = mergeFields(fieldsOfCampaign(campaign), fieldsOfDraft(draft), fieldsOfCampaign(stored));
    if (merged.conflicts.length > 0) {
      show({ theirs: stored, saving: { phase: 'failed', problem: { code: 'campaign_save_failed' } } });
      return false;
    }
    show({ campaign: stored, draft: withFields(draft, merged.fields), theirs: null });
    return true;
  }

  /** Nothing is awaited before the store is asked: a page that is going away still saves. */
  async function saveOnce(evenUntouched: boolean): Promise<Problem | null> {
    const { key, phase, campaign, draft, theirs, saving } = store.get();
    if (key === null || phase !== 'ready') return null;
    if (theirs !== null) return { code: 'campaign_save_failed' };
    clearTimeout(timer);
    try {
      if (campaign === null) return saving === null && !evenUntouched ? null : await addNew(key, draft);
      const stored = await campaigns.findById(campaign.id);
      if (store.get().key !== key) return null;
      if (stored === null) return saving === null ? null : failed({ code: 'campaign_not_found' });
      if (!meet(stored)) return store.get().theirs === null ? null : { code: 'campaign_save_failed' };
      const mine = store.get().draft;
      const change = changeOf(fieldsOfCampaign(stored), fieldsOfDraft(mine));
      if (Object.keys(change).length === 0) {
        if (saving !== null) showStored(stored, mine);
        return null;
      }
      const updated = await campaigns.update(stored.id, change);
      if (updated === null) return failed({ code: 'campaign_not_found' });
      if (store.get().key === key) showStored(updated, mine);
      onStored();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      return store.get().key === key ? failed(problem) : problem;
    }
  }

  const save = (evenUntouched: boolean) => {
    queue = queue.then(() => saveOnce(evenUntouched));
    return queue;
  };

  async function load(key: string, template: EmailTemplate | undefined) {
    asked += 1;
    const question = asked;
    clearTimeout(timer);
    if (key === 'new') {
      show({ ...nothing, key, phase: 'ready', draft: startOf(template) });
      return;
    }
    show({ ...nothing, key });
    try {
      const campaign = await campaigns.findById(key);
      if (question !== asked) return;
      if (campaign === null) show({ phase: 'notFound' });
      else show({ phase: 'ready', campaign, draft: draftOf(campaign, now()) });
    } catch (error) {
      if (question === asked) show({ phase: 'failed', problem: problemOf(error) });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open(key, template) {
      const shown = store.get();
      const isShown = shown.phase === 'ready' && (shown.key === key || shown.campaign?.id === key);
      if (!isShown) return load(key, template);
      // Stored for the first time, it has an address of its own.
      if (shown.key !== key) show({ key });
    },
    type(draft) {
      const shown = store.get();
      if (shown.key === null || shown.phase !== 'ready') return;
      const isKept = changedNames(fieldsOfDraft(shown.draft), fieldsOfDraft(draft)).length > 0;
      if (!isKept || (shown.campaign !== null && isBegun(shown.campaign))) {
        show({ draft });
        return;
      }
      show({ draft, ...(shown.theirs === null ? { saving: { phase: 'saving' } } : {}) });
      clearTimeout(timer);
      timer = setTimeout(() => void save(false), restMs);
    },
    save: () => save(true),
    finish: async () => (store.get().saving?.phase === 'saving' ? save(false) : null),
    saveNow: () => void (store.get().saving?.phase === 'saving' && save(false)),
    async follow() {
      const { key, phase, campaign } = store.get();
      if (key === null || phase !== 'ready' || campaign === null) return;
      try {
        const stored = await campaigns.findById(campaign.id);
        if (stored !== null && store.get().key === key) meet(stored);
      } catch {
        // What is shown is still true enough; saving will say what is wrong.
      }
    },
    async resolve(keep) {
      const { theirs } = store.get();
      if (theirs === null) return;
      if (keep === 'theirs') show({ campaign: theirs, draft: draftOf(theirs, now()), theirs: null, saving: null });
      else {
        show({ campaign: theirs, theirs: null, saving: { phase: 'saving' } });
        await save(false);
      }
    },
    async close() {
      const { key } = store.get();
      const problem = store.get().saving?.phase === 'saving' ? await save(false) : null;
      const { saving, key: still } = store.get();
      if (still !== key || problem !== null || saving?.phase === 'failed') return;
      clearTimeout(timer);
      show(nothing);
    },
    clear() {
      asked += 1;
      clearTimeout(timer);
      show(nothing);
    },
  };
}
