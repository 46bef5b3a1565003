import type {
  Campaign,
  CampaignEntry,
  CampaignFigures,
  CampaignMeasures,
  CampaignQuery,
  CampaignRepository,
  Instant,
} from '@fnc/domain';
import { type CampaignApiClient, maximumCampaignIds } from '@fnc/domain/api';
import type { CampaignListData, Problem } from '@fnc/ui/admin';
import { isSignedOut } from '../shared/problemOf.ts';
import { createStore, type Store } from '../shared/store.ts';
import { settled } from './settled.ts';

export interface CampaignListState extends CampaignListData {
  readonly query: CampaignQuery;
  /** What the server measures; `null` while that is not known. */
  readonly measures: CampaignMeasures | null;
}

const nothing: CampaignListState = {
  phase: 'idle',
  entries: [],
  problem: null,
  figuresProblem: null,
  query: {},
  measures: null,
};

/** A campaign that is planned is looked at from this long before its moment, in ms. */
const justBeforeMs = 10_000;

export interface CampaignList extends Pick<Store<CampaignListState>, 'get' | 'subscribe'> {
  /** Reads the campaigns, and asks the server about them. */
  open: () => Promise<void>;
  /** The query is kept for the way back to the list. */
  remember: (query: CampaignQuery) => void;
  /** Reads the campaigns again, without the server. */
  read: () => Promise<void>;
  /** Asks the server again; what it says is stored with the campaigns it has settled. */
  refreshFigures: () => Promise<void>;
  /** Mails are on their way, or will be in a moment: the figures change by themselves. */
  isMoving: () => boolean;
  entry: (id: string) => CampaignEntry | null;
  /** A send of this campaign is going on here: until it is released, the figures change nothing of it. */
  hold: (id: string) => void;
  release: (id: string) => void;
  /** Something under this key (`null`: perhaps anything) was stored elsewhere: read again what is shown. */
  follow: (key: string | null) => void;
  clear: () => void;
}

interface Dependencies {
  readonly campaigns: Pick<CampaignRepository, 'list' | 'update'>;
  readonly mail: Pick<CampaignApiClient, 'campaignFigures'>;
  readonly now: () => Instant;
  readonly problemOf: (error: unknown) => Problem;
  /** What the server said changed stored campaigns. */
  readonly onSettled?: () => void;
}

const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / maximumCampaignIds) }, (_, part) =>
    ids.slice(part * maximumCampaignIds, (part + 1) * maximumCampaignIds),
  );

export function createCampaignList({ campaigns, mail, now, problemOf, onSettled }: Dependencies): CampaignList {
  const store = createStore<CampaignListState>(nothing);
  const figures = new Map<string, CampaignFigures>();
  const held = new Set<string>();
  // Answers come in any order: only the one to the last question counts.
  let asked = 0;
  let askedFigures = 0;

  /** An entry stays the same object while nothing of it changes: its row is not drawn again. */
  function entriesOf(all: readonly Campaign[]): readonly CampaignEntry[] {
    const shown = new Map(store.get().entries.map((entry) => [entry.campaign.id, entry]));
    return all.map((campaign) => {
      const known = shown.get(campaign.id);
      const own = figures.get(campaign.id) ?? null;
      return known?.campaign === campaign && known.figures === own ? known : { campaign, figures: own };
    });
  }

  async function read(): Promise<void> {
    asked += 1;
    const question = asked;
    if (store.get().phase !== 'ready') store.set({ phase: 'loading', problem: null });
    try {
      const all = await campaigns.list();
      if (question === asked) store.set({ phase: 'ready', entries: entriesOf(all), problem: null });
    } catch (error) {
      if (question === asked) store.set({ phase: 'failed', entries: [], problem: problemOf(error) });
    }
  }

  /** What cannot be stored now is stored after a later question: the screen goes by the figures anyway. */
  async function settle(): Promise<void> {
    let changed = false;
    for (const { campaign, figures: own } of store.get().entries) {
      const change = own === null || held.has(campaign.id) ? null : settled(campaign, own);
      if (change === null) continue;
      try {
        await campaigns.update(campaign.id, change);
        changed = true;
      } catch {
        return;
      }
    }
    if (!changed) return;
    await read();
    onSettled?.();
  }

  async function refreshFigures(): Promise<void> {
    askedFigures += 1;
    const question = askedFigures;
    const ids = store.get().entries.map(({ campaign }) => campaign.id);
    if (ids.length === 0) return;
    try {
      const pages = await Promise.all(inParts(ids).map((part) => mail.campaignFigures(part)));
      if (question !== askedFigures) return;
      const answered = new Map(pages.flatMap((page) => page.campaigns).map((one) => [one.campaignId, one]));
      for (const id of ids) {
        const one = answered.get(id);
        if (one === undefined) figures.delete(id);
        else if (JSON.stringify(one) !== JSON.stringify(figures.get(id))) figures.set(id, one);
      }
      const [page] = pages;
      store.set({
        entries: entriesOf(store.get().entries.map(({ campaign }) => campaign)),
        figuresProblem: null,
        measures: page?.measures ?? store.get().measures,
      });
      await settle();
    } catch (error) {
      if (question !== askedFigures) return;
      const problem = problemOf(error);
      if (!isSignedOut(problem)) store.set({ figuresProblem: problem });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open() {
      await read();
      await refreshFigures();
    },
    remember: (query) => store.set({ query }),
    read,
    refreshFigures,
    isMoving: () =>
      store.get().entries.some(({ figures: own }) => {
        if (own === null || own.queued === 0) return false;
        return own.sendAt === null || Date.parse(own.sendAt) - Date.parse(now()) < justBeforeMs;
      }),
    entry: (id) => store.get().entries.find(({ campaign }) => campaign.id === id) ?? null,
    hold: (id) => void held.add(id),
    release: (id) => void held.delete(id),
    follow(key) {
      if (store.get().phase !== 'idle' && (key === null || key === 'email_campaigns')) void read();
    },
    clear() {
      asked += 1;
      askedFigures += 1;
      figures.clear();
      held.clear();
      store.set(nothing);
    },
  };
}
