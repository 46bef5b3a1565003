import type { FileApiClient, FileChanged, FileState } from '../api/fileClient.ts';
import type { FileUndo } from '../api/routes/fileRoutes.ts';
import type { Lead } from '../leads/lead.ts';
import type { Problem } from '../messages/problem.ts';
import type { Instant } from '../shared/time/instant.ts';
import { createStore, type Store } from '../shared/store.ts';
import { type Bundle, bundleFileName, bundleNames, bundleVersion, printBundleInParts } from './bundle/bundle.ts';
import type { StorageCheck } from './checkStorage.ts';
import type { DataChange } from './dataChange.ts';
import {
  type DataCheck,
  type DataCounts,
  type DataOutcome,
  type DataTest,
  type DataToolsState,
  hasRecords,
  type ImportReading,
  shownChange,
} from './dataToolsState.ts';
import { browserListNames, type FileListName, fileListNames } from './fileLists.ts';
import type { LocalData } from './localData.ts';

type ChangeKind = NonNullable<DataToolsState['undo']>;

/** A change of all data: its id on the server, and its effect in this browser. */
interface WholeChange {
  readonly kind: ChangeKind;
  readonly onServer: string | null;
  readonly here: DataChange;
}

export interface DataToolsMemory {
  readonly exportedAt: Instant | null;
  readonly change: WholeChange | null;
  /** The id of a change that cannot be undone any more, because something of it was changed since. */
  readonly refused: string | null;
}

/**
 * Works on all data at once, on the server and in this browser. The last such change can be undone; its part in this
 * browser until the page is closed.
 */
export interface DataTools extends Pick<Store<DataToolsMemory>, 'get' | 'subscribe'> {
  /** Number of records that clearing removes. */
  count: () => Promise<DataOutcome<DataCounts>>;
  /** Tests the store and the server. Calls `onProgress` with the progress after each check and at the end. */
  test: (onProgress: (test: DataTest) => void) => Promise<void>;
  /** Downloads the invalid records as a file. */
  downloadBroken: () => Promise<void>;
  /** Returns the number of created records. */
  makeSamples: () => Promise<DataOutcome<DataCounts>>;
  /** Returns the number of removed records. */
  removeSamples: () => Promise<DataOutcome<DataCounts>>;
  /** Downloads all data as a file. */
  export: () => Promise<DataOutcome<{ readonly fileName: string; readonly bytes: number }>>;
  /** Reads an export file and returns what importing it would change. */
  readImport: (file: { text(): Promise<string> }) => Promise<ImportReading>;
  /** Returns the number of removed records. */
  clear: () => Promise<DataOutcome<DataCounts>>;
  /**
   * Undoes the last change of all data; returns the problem when it fails, or `null`.
   *
   * @param left the last change on the server, for when this page knows of none: it was made before the page was loaded
   */
  undo: (left: FileUndo | null) => Promise<Problem | null>;
  /** Discards the undo, because another user may sign in. */
  forget: () => void;
}

interface Dependencies {
  readonly file: FileApiClient;
  /** All leads of the server, in batches. Rejects when some are missing. */
  readonly exportedLeads: () => AsyncIterable<readonly Lead[]>;
  readonly localData: () => Promise<LocalData>;
  readonly serverStatus: () => Promise<unknown>;
  readonly browser: {
    now(): Instant;
    download(fileName: string, text: string): void;
    /** Returns the number of bytes. */
    downloadParts(fileName: string, parts: AsyncIterable<string>): Promise<number>;
  };
  readonly problemOf: (error: unknown) => Problem;
}

/** One check per list, one for the store, one for its room, one for the server. */
const checksTotal = bundleNames.length + 3;
const nothingHere: DataChange = { keys: [] };
const empty: DataToolsMemory = { exportedAt: null, change: null, refused: null };

const isOnServer = (name: string) => (fileListNames as readonly string[]).includes(name);

/** Checks of data in the browser; the server checks its own lists. */
function shownChecks(checks: readonly StorageCheck[]): DataCheck[] {
  return checks.flatMap((check): DataCheck[] => {
    if (check.kind === 'room') return [{ kind: 'room', used: check.usedBytes, total: check.quotaBytes }];
    if (check.kind === 'works')
      return [{ kind: 'store', problem: check.outcome === 'ok' ? null : { code: check.code } }];
    if (isOnServer(check.name)) return [];
    return [{ kind: 'records', collection: check.name, count: check.count, broken: check.brokenCount }];
  });
}

const serverChecks = ({ counts, broken }: FileState): DataCheck[] =>
  fileListNames.map((name) => ({ kind: 'records', collection: name, count: counts[name], broken: broken[name] }));

const problemIn = (outcome: DataOutcome<unknown>) => ('problem' in outcome ? outcome.problem : null);

/** The inverse change, for undoing an undo. */
const reversed = ({ keys }: DataChange): DataChange => ({
  keys: keys.map(({ key, before, after }) => ({ key, before: after, after: before })),
});

export function createDataTools(dependencies: Dependencies): DataTools {
  const { file, exportedLeads, localData, serverStatus, browser, problemOf } = dependencies;
  const store = createStore<DataToolsMemory>(empty);

  /** Runs work on the data and returns its errors as a problem. */
  async function settle<Value>(work: (data: LocalData) => Promise<Value>): Promise<DataOutcome<Value>> {
    try {
      return { done: await work(await localData()) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** What was removed on the server is not cleared: it can be restored as long as before. */
  async function countAll(data: LocalData): Promise<DataCounts> {
    const { clears, broken } = await file.state();
    const bundle = data.export();
    const here = Object.fromEntries(browserListNames.map((name) => [name, bundle[name].length]));
    const aside = [
      ...browserListNames.map((name) => bundle.broken?.[name]?.length ?? 0),
      ...fileListNames.map((name) => broken[name]),
    ].reduce((sum, count) => sum + count, 0);
    return { ...here, ...clears, broken: aside, removed: data.removedCount() };
  }

  /**
   * Changes all data, here and on the server: both or neither. Then the change can be undone; if nothing was changed,
   * the previous change can still be undone.
   *
   * @param onServer returns the id for undoing it; `null`: nothing was changed on the server
   */
  async function changeAll<Done extends { readonly change: string | null }>(
    data: LocalData,
    kind: ChangeKind,
    here: DataChange,
    onServer: () => Promise<Done>,
  ): Promise<Done> {
    try {
      const done = await onServer();
      if (done.change !== null || here.keys.length > 0) store.set({ change: { kind, onServer: done.change, here } });
      return done;
    } catch (error) {
      data.undo(here);
      throw error;
    }
  }

  /** Sample records exist on the server only. */
  const changeSamples = (kind: ChangeKind, onServer: () => Promise<FileChanged>) =>
    settle(async (data) => (await changeAll(data, kind, nothingHere, onServer)).counts);

  /** All data as stored: the server's lists and this browser's. The server's leads arrive in batches. */
  async function bundleOf(data: LocalData, timestamp: Instant): Promise<Bundle> {
    const [here, { lists, broken }] = [data.export(), await file.export()];
    const aside = { ...here.broken, ...broken };
    const bundle = { ...here, ...(lists as Pick<Bundle, FileListName>) };
    return {
      ...bundle,
      ...(Object.keys(aside).length > 0 ? { broken: aside } : {}),
      timestamp,
      version: bundleVersion,
    };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    forget: () => store.set(empty),
    count: () => settle(countAll),
    async test(onProgress) {
      const found = await settle(async (data) => shownChecks(data.check()));
      const here: readonly DataCheck[] = 'done' in found ? found.done : [{ kind: 'store', problem: found.problem }];
      const total = 'done' in found ? checksTotal : 2;
      onProgress({ checks: here, total });
      const state = await settle(() => file.state());
      const checks = [...here, ...('done' in state ? serverChecks(state.done) : [])];
      onProgress({ checks, total });
      const problem = await serverStatus().then(() => null, problemOf);
      const all = 'done' in state ? total : checks.length + 1;
      onProgress({ checks: [...checks, { kind: 'server', problem }], total: all });
    },
    async downloadBroken() {
      await settle(async (data) => {
        const { broken } = await file.export();
        browser.download(
          bundleFileName(browser.now()).replace('export', 'broken'),
          JSON.stringify({ ...data.broken(), ...broken }, null, 2),
        );
      });
    },
    makeSamples: () => changeSamples('samples', () => file.addSamples()),
    removeSamples: () => changeSamples('samplesRemoved', () => file.removeSamples()),
    export: () =>
      settle(async (data) => {
        const exportedAt = browser.now();
        const fileName = bundleFileName(exportedAt);
        const parts = printBundleInParts(await bundleOf(data, exportedAt), exportedLeads());
        const bytes = await browser.downloadParts(fileName, parts);
        store.set({ exportedAt });
        return { fileName, bytes };
      }),
    async readImport(chosen) {
      const text = await chosen.text().catch(() => '');
      const parsed = await settle((data) => Promise.resolve(data.read(text)));
      if ('problem' in parsed) return { kind: 'refused', problem: parsed.problem };
      const { value, bundle: read } = parsed.done;
      // No JSON: the file is empty, or was cut off.
      if (value === undefined) return { kind: 'refused', problem: { code: 'bundle_damaged' } };
      if (!read.ok) {
        const { error } = read;
        const version = 'version' in error ? { version: error.version } : {};
        return { kind: 'refused', problem: { code: error.code }, ...version };
      }
      const outcome = await settle(async (data) => {
        const plan = await file.plan(value);
        const onServer = plan.outcome === 'plan' ? plan.lists : [];
        const lists = new Map([...data.plan(read.value), ...onServer].map((list) => [list.name, list]));
        return bundleNames.flatMap((name) => lists.get(name) ?? []);
      });
      if ('problem' in outcome) return { kind: 'refused', problem: outcome.problem };
      return {
        kind: 'plan',
        exportedAt: read.value.timestamp,
        serverLeads: read.value.serverLeads,
        changes: outcome.done.filter(hasRecords).map(shownChange),
        apply: async () =>
          problemIn(
            await settle((data) =>
              changeAll(data, 'import', data.apply(read.value), async () => {
                const imported = await file.import(value);
                // The browser accepted the same bundle, so a refusal is unexpected.
                if (imported.outcome === 'refused') throw new Error(imported.fault.code);
                return imported;
              }),
            ),
          ),
      };
    },
    clear: () =>
      settle(async (data) => {
        const counts = await countAll(data);
        const cleared = await changeAll(data, 'clear', data.clear(), () => file.clear());
        return { ...counts, ...cleared.counts };
      }),
    async undo(left) {
      const change = store.get().change ?? (left && { onServer: left.id, here: nothingHere });
      if (change === null) return null;
      const outcome = await settle(async (data) => {
        if (!data.undo(change.here)) return false;
        if (change.onServer === null || (await file.undo(change.onServer))) return true;
        // The server refused, so undo the browser's part as well.
        data.undo(reversed(change.here));
        return false;
      });
      if ('problem' in outcome) return outcome.problem;
      store.set({ change: null, refused: outcome.done ? null : change.onServer });
      return outcome.done ? null : { code: 'data_changed_since' };
    },
  };
}
