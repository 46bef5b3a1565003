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

/** How much of each there is in an export. */
export type ExportContents = Readonly<Record<(typeof exportedKinds)[number], number>>;

export interface DataToolsProps {
  state: DataToolsState;
  /** What an export holds; `null` as long as that is not known. */
  contents: ExportContents | null;
  now: Instant;
  /** What is kept now. */
  onCount: () => Promise<DataOutcome<DataCounts>>;
  /** Tells how far it is after each check, and at the end. */
  onTest: (tell: (test: DataTest) => void) => Promise<void>;
  onDownloadBroken: () => void;
  /** Answers what was made. */
  onMakeSamples: () => Promise<DataOutcome<DataCounts>>;
  /** Answers what went. */
  onRemoveSamples: () => Promise<DataOutcome<DataCounts>>;
  onExport: () => Promise<DataOutcome<{ readonly fileName: string; readonly bytes: number }>>;
  onReadImport: (file: File) => Promise<ImportReading>;
  /** Answers what went. */
  onClear: () => Promise<DataOutcome<DataCounts>>;
  /** Takes back `state.undo`; answers why not, or `null`. */
  onUndo: () => Promise<Problem | null>;
}
