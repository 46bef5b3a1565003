import { createStore, type DataOutcome, type FileChangeKind } from '@fnc/domain';
import { type FileUndo, lazily, problemOf } from '@fnc/domain/api';
import type { DataTools, DataToolsMemory } from '@fnc/domain/storage';
import type { AdminServices } from '../ports.ts';

const nothing: DataToolsMemory = { exportedAt: null, change: null, refused: null };

/** Never rejects: code that cannot be fetched is a problem like any other. */
const told = <Value>(outcome: Promise<DataOutcome<Value>>): Promise<DataOutcome<Value>> =>
  outcome.catch((error: unknown) => ({ problem: problemOf(error) }));

/**
 * The change that can be undone; one whose undo was refused is not offered again.
 *
 * @param left the user's own last change of all data, as the server knows it
 */
export const undoOffered = ({ change, refused }: DataToolsMemory, left: FileUndo | null): FileChangeKind | null =>
  change?.kind ?? (left === null || left.id === refused ? null : left.kind);

/** The data tools, whose code is fetched at the first use of one: few visits use any. */
export function lazyDataTools(services: AdminServices): DataTools {
  const memory = createStore(nothing);
  let made: DataTools | null = null;
  const tools = lazily<Omit<DataTools, 'get' | 'subscribe' | 'forget'>>(async () => {
    const { createDataTools } = await import('./kept.ts');
    const fresh = createDataTools({ ...services, problemOf });
    fresh.subscribe(() => memory.set(fresh.get()));
    made = fresh;
    return fresh;
  });
  return {
    get: memory.get,
    subscribe: memory.subscribe,
    forget() {
      made?.forget();
      memory.set(nothing);
    },
    count: () => told(tools.count()),
    test: (onProgress) =>
      tools.test(onProgress).catch((error: unknown) => {
        onProgress({ checks: [{ kind: 'server', problem: problemOf(error) }], total: 1 });
      }),
    downloadBroken: () => tools.downloadBroken().catch(() => undefined),
    makeSamples: () => told(tools.makeSamples()),
    removeSamples: () => told(tools.removeSamples()),
    export: () => told(tools.export()),
    readImport: (file) =>
      tools.readImport(file).catch((error: unknown) => ({ kind: 'refused', problem: problemOf(error) })),
    clear: () => told(tools.clear()),
    undo: (left) => tools.undo(left).catch(problemOf),
  };
}
