import { bundleNames, type Instant, type ListPlan, type StorageCheck } from '@fnc/domain';
import { bundleFileName, type DataChange, printBundle, type SamplesChange } from '@fnc/domain/storage';
import type {
  CollectionChange,
  DataCounts,
  DataOutcome,
  DataToolsProps,
  Problem,
  StorageCheck as ShownCheck,
} from '@fnc/ui/admin';
import type { AdminServices, Browser, BrowserData } from '../ports.ts';
import { createStore, type Store } from '../shared/store.ts';

type ChangeKind = NonNullable<DataToolsProps['state']['undo']>;

interface DataToolsMemory {
  readonly exportedAt: Instant | null;
  readonly change: { readonly kind: ChangeKind; readonly change: DataChange } | null;
}

/** What the screen calls, and what outlives it: the last change of everything can be undone until the page is closed. */
export interface DataTools
  extends Pick<Store<DataToolsMemory>, 'get' | 'subscribe'>, Omit<DataToolsProps, 'state' | 'now'> {
  /** Whoever signs in next has nothing to undo. */
  forget: () => void;
}

interface Dependencies {
  readonly browserData: AdminServices['browserData'];
  readonly serverStatus: () => Promise<unknown>;
  readonly browser: Pick<Browser, 'now' | 'download'>;
  readonly problemOf: (error: unknown) => Problem;
}

/** A check per list, one for the store, one for its room, one for the server. */
const checksTotal = bundleNames.length + 3;
const empty: DataToolsMemory = { exportedAt: null, change: null };

function shownCheck(check: StorageCheck): ShownCheck {
  if (check.kind === 'room') return { kind: 'room', used: check.usedBytes, total: check.quotaBytes };
  if (check.kind === 'works') return { kind: 'store', problem: check.outcome === 'ok' ? null : { code: check.code } };
  return { kind: 'records', collection: check.name, count: check.count, broken: check.brokenCount };
}

const shownChange = ({ name, added, changed, skipped, broken }: ListPlan): CollectionChange => ({
  collection: name,
  added: added.map((record) => record.name),
  changed: changed.map((record) => record.name),
  newerHere: changed.filter(({ isOlder }) => isOlder).map((record) => record.name),
  skipped: skipped.length,
  broken,
});

const hasRecords = ({ added, changed, skipped, broken }: ListPlan) =>
  added.length + changed.length + skipped.length + broken.length > 0;

const problemIn = (outcome: DataOutcome<unknown>) => ('problem' in outcome ? outcome.problem : null);

function countsOf(data: BrowserData): DataCounts {
  const bundle = data.export();
  const counts = Object.fromEntries(bundleNames.map((name) => [name, bundle[name].length]));
  return { ...counts, removed: data.removedCount() };
}

export function createDataTools({ browserData, serverStatus, browser, problemOf }: Dependencies): DataTools {
  const store = createStore<DataToolsMemory>(empty);

  /** Work on the data; whatever it throws is answered. */
  async function settle<Value>(work: (data: BrowserData) => Value): Promise<DataOutcome<Value>> {
    try {
      return { done: work(await browserData()) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }
  /** What changed nothing leaves the change before it to be undone. */
  const remember = (kind: ChangeKind, change: DataChange) => {
    if (change.keys.length > 0) store.set({ change: { kind, change } });
  };
  const rememberSamples = (kind: ChangeKind, made: SamplesChange): DataCounts => {
    remember(kind, made.change);
    return { clients: made.clients, globalQuestions: made.questions };
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    forget: () => store.set(empty),
    onCount: () => settle(countsOf),
    async onTest(tell) {
      const found = await settle((data) => data.check().map(shownCheck));
      const checks: readonly ShownCheck[] =
        'done' in found ? found.done : [{ kind: 'store', problem: found.problem }];
      const total = 'done' in found ? checksTotal : 2;
      tell({ checks, total });
      const problem = await serverStatus().then(() => null, problemOf);
      tell({ checks: [...checks, { kind: 'server', problem }], total });
    },
    onDownloadBroken() {
      void settle((data) =>
        browser.download(
          bundleFileName(browser.now()).replace('export', 'broken'),
          JSON.stringify(data.broken(), null, 2),
        ),
      );
    },
    onMakeSamples: () => settle((data) => rememberSamples('samples', data.addSamples())),
    onRemoveSamples: () => settle((data) => rememberSamples('samplesRemoved', data.removeSamples())),
    onExport: () =>
      settle((data) => {
        const exportedAt = browser.now();
        const text = printBundle(data.export());
        const fileName = bundleFileName(exportedAt);
        browser.download(fileName, text);
        store.set({ exportedAt });
        return { fileName, bytes: new TextEncoder().encode(text).length };
      }),
    async onReadImport(file) {
      const read = await file.text().catch(() => '');
      const outcome = await settle((data) => data.plan(read));
      if ('problem' in outcome) return { kind: 'refused', problem: outcome.problem };
      const planned = outcome.done;
      if (!planned.ok) {
        const { error } = planned;
        const version = 'version' in error ? { version: error.version } : {};
        return { kind: 'refused', problem: { code: error.code }, ...version };
      }
      const plan = planned.value;
      return {
        kind: 'plan',
        exportedAt: plan.bundle.timestamp,
        changes: plan.lists.filter(hasRecords).map(shownChange),
        apply: async () => problemIn(await settle((data) => remember('import', data.apply(plan)))),
      };
    },
    onClear: () =>
      settle((data) => {
        const counts = countsOf(data);
        remember('clear', data.clear());
        return counts;
      }),
    async onUndo() {
      const { change } = store.get();
      if (change === null) return null;
      const outcome = await settle((data) => data.undo(change.change));
      if ('done' in outcome && !outcome.done) return { code: 'data_changed_since' };
      if ('done' in outcome) store.set({ change: null });
      return problemIn(outcome);
    },
  };
}
