import type {
  DataCounts,
  DataOutcome,
  DataTest,
  DataToolsState,
  exportedKinds,
  ImportReading,
  Instant,
} from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** The number of records of each kind in an export. */
export type ExportContents = Readonly<Record<(typeof exportedKinds)[number], number>>;

export interface DataToolsProps {
  state: DataToolsState;
  /** The contents of an export; `null` until they are known. */
  contents: ExportContents | null;
  now: Instant;
  /** Counts the stored records. */
  onCount: () => Promise<DataOutcome<DataCounts>>;
  /** Reports the progress after each check, and at the end. */
  onTest: (tell: (test: DataTest) => void) => Promise<void>;
  onDownloadBroken: () => void;
  /** Resolves to what was made. */
  onMakeSamples: () => Promise<DataOutcome<DataCounts>>;
  /** Resolves to what was removed. */
  onRemoveSamples: () => Promise<DataOutcome<DataCounts>>;
  onExport: () => Promise<DataOutcome<{ readonly fileName: string; readonly bytes: number }>>;
  onReadImport: (file: File) => Promise<ImportReading>;
  /** Resolves to what was deleted. */
  onClear: () => Promise<DataOutcome<DataCounts>>;
  /** Undoes `state.undo`; resolves to the error, or `null`. */
  onUndo: () => Promise<Problem | null>;
}
