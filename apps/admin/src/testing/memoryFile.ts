import {
  fileListNames,
  type FileChangeKind,
  type FileListName,
  type Now,
  planLists,
  readBundleValue,
} from '@fnc/domain';
import type { FileApiClient, FileUndo } from '@fnc/domain/api';
import {
  applyImport,
  clearData,
  createMemoryStore,
  type DataChange,
  exportBundle,
  undoChange,
} from '@fnc/domain/storage';

const count = <T>(value: (name: FileListName) => T) =>
  Object.fromEntries(fileListNames.map((name) => [name, value(name)] as const)) as Record<FileListName, T>;

/** The server's file API in memory, for tests that need it: lists in a store of their own. */
export function createMemoryFile(now: Now): FileApiClient {
  const store = createMemoryStore();
  let changes = 0;
  let last: (FileUndo & { readonly change: DataChange }) | null = null;
  const lists = () => exportBundle(store, now());
  const counts = () => count((name) => lists()[name].length);
  function remember(kind: FileChangeKind, change: DataChange): string | null {
    if (change.keys.length === 0) return null;
    changes += 1;
    last = { id: String(changes), kind, at: now(), by: 'marit', change };
    return last.id;
  }

  return {
    state: () =>
      Promise.resolve({
        counts: counts(),
        clears: counts(),
        broken: count((name) => lists().broken?.[name]?.length ?? 0),
        samples: count(() => 0),
        removed: 0,
        undo: last,
      }),
    export: () => Promise.resolve({ lists: count((name) => lists()[name]), broken: lists().broken ?? {} }),
    contents() {
      const { clients, emailCampaigns, emailTemplates } = lists();
      return Promise.resolve({
        clients: clients.length,
        answers: clients.reduce((sum, { answers }) => sum + answers.length, 0),
        reports: clients.reduce((sum, { reports }) => sum + reports.length, 0),
        campaigns: emailCampaigns.length,
        templates: emailTemplates.length,
        leads: 0,
      });
    },
    plan(bundle) {
      const read = readBundleValue(bundle);
      if (!read.ok) return Promise.resolve({ outcome: 'refused', fault: read.error });
      return Promise.resolve({
        outcome: 'plan',
        exportedAt: read.value.timestamp,
        lists: planLists(fileListNames, read.value, lists()),
      });
    },
    import(bundle) {
      const read = readBundleValue(bundle);
      if (!read.ok) return Promise.resolve({ outcome: 'refused', fault: read.error });
      const change = remember('import', applyImport(store, { bundle: read.value }, fileListNames));
      return Promise.resolve({ outcome: 'done', change });
    },
    clear() {
      const before = counts();
      return Promise.resolve({ counts: before, change: remember('clear', clearData(store)) });
    },
    // The tests do not use samples of these lists.
    addSamples: () => Promise.resolve({ counts: count(() => 0), change: null }),
    removeSamples: () => Promise.resolve({ counts: count(() => 0), change: null }),
    undo(id) {
      if (last?.id !== id || !undoChange(store, last.change)) return Promise.resolve(false);
      last = null;
      return Promise.resolve(true);
    },
  };
}
