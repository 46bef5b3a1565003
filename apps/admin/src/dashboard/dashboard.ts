import type { ClientRepository, CountSummary, Instant, LeadRepository } from '@fnc/domain';
import type { FileApiClient } from '@fnc/domain/api';
import type { DashboardLeads, DataCounts, FileFigures, Problem, ReadyQuestionnaire } from '@fnc/ui/admin';
import type { Browser, LookedUpLeads } from '../ports.ts';
import { createStore, type Store } from '../shared/store.ts';
import { isSignedOut } from '../shared/problemOf.ts';
import { loadFile } from './loadFile.ts';
import { loadLeads } from './loadLeads.ts';

/** How often the figures are asked again, in ms. */
export const refreshEveryMs = 60_000;

/** The server's totals come with its status, which the console asks anyway. */
export type LoadedLeads = Omit<DashboardLeads, 'waitingCount' | 'lateCount'>;

export interface DashboardState {
  /** `null` before the first answer. */
  readonly leads: LoadedLeads | null;
  /** Why the server's leads did not come the last time. */
  readonly problem: Problem | null;
  readonly file: FileFigures | null;
  readonly ready: readonly ReadyQuestionnaire[];
  readonly samples: DataCounts;
  readonly visitors: CountSummary | null;
  readonly visitorsProblem: Problem | null;
  readonly refreshing: boolean;
  /** When all of it was last as the server has it. */
  readonly updatedAt: Instant | null;
}

export interface DashboardFigures extends Pick<Store<DashboardState>, 'get' | 'subscribe'> {
  /** Loads, and again every minute while the page can be seen and nobody is in the middle of something. Answers how to stop. */
  start: () => () => void;
  refresh: () => Promise<void>;
  /** Reads the figures of clients; those that cannot be read stay as they were. */
  readFile: () => Promise<void>;
}

export interface DashboardDependencies {
  readonly leads: LeadRepository;
  readonly localLeads: LookedUpLeads;
  readonly clients: Pick<ClientRepository, 'list' | 'counts'>;
  readonly file: Pick<FileApiClient, 'state'>;
  readonly countSummary: () => Promise<CountSummary>;
  readonly browser: Pick<Browser, 'now' | 'whileVisible' | 'isBusy'>;
  readonly problemOf: (error: unknown) => Problem;
}

const nothing: DashboardState = {
  leads: null,
  problem: null,
  file: null,
  ready: [],
  samples: {},
  visitors: null,
  visitorsProblem: null,
  refreshing: true,
  updatedAt: null,
};

/** The figures of the dashboard. What could not be fetched leaves the last figures in place. */
export function createDashboard(dependencies: DashboardDependencies): DashboardFigures {
  const { leads, localLeads, clients, file, countSummary, browser, problemOf } = dependencies;
  const store = createStore<DashboardState>(nothing);
  let asked = 0;
  let fileAsked = 0;

  /** Without anything from the server, this browser's own leads are better than none. */
  async function leadsOfBrowser(problem: Problem): Promise<LoadedLeads | null> {
    const { leads: before } = store.get();
    if (before?.origin === 'server' || isSignedOut(problem)) return before;
    return loadLeads(localLeads, 'browser').catch(() => before);
  }

  async function readFile() {
    fileAsked += 1;
    const question = fileAsked;
    try {
      const figures = await loadFile({ clients, file });
      if (question === fileAsked) store.set(figures);
    } catch {
      // the figures of leads say why the server cannot be asked; these stay as they were
    }
  }

  async function load() {
    asked += 1;
    const question = asked;
    const show = (change: Partial<DashboardState>) => question === asked && store.set(change);
    const fromServer = async () => {
      try {
        const loaded = await loadLeads(leads, 'server');
        show({ leads: loaded, problem: null, updatedAt: browser.now() });
      } catch (error) {
        const problem = problemOf(error);
        show({ leads: await leadsOfBrowser(problem), problem });
      }
    };
    const visitorsFromServer = async () => {
      try {
        show({ visitors: await countSummary(), visitorsProblem: null });
      } catch (error) {
        show({ visitorsProblem: problemOf(error) });
      }
    };
    await Promise.all([fromServer(), visitorsFromServer(), readFile()]);
    show({ refreshing: false });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      void load();
      const stopTimer = browser.whileVisible(refreshEveryMs, () => {
        if (!browser.isBusy()) void load();
      });
      return () => {
        stopTimer();
        // whatever is still under way is not for this page any more
        asked += 1;
        fileAsked += 1;
      };
    },
    async refresh() {
      store.set({ refreshing: true });
      await Promise.all([load(), readFile()]);
    },
    readFile,
  };
}
