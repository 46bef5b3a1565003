import {
  type DataCounts,
  dataKinds,
  type DataOutcome,
  type DataTest,
  type DataToolsState,
  exportedKinds,
  type ImportReading,
  type Instant,
} from '@fnc/domain';
import { formatFigure } from '../../locales/figures.ts';
import type { Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** The number of records of each kind in an export. */
type ExportContents = Readonly<Record<(typeof exportedKinds)[number], number>>;

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

/** "12 klanten, 42 algemene vragen en 3 campagnes": only kinds with at least one record. */
export function useDataWords() {
  const { t, language } = useAdminWords();
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  const figure = (value: number) => formatFigure(value, language);
  return {
    parts: (counts: DataCounts): string =>
      list(
        dataKinds.flatMap((kind) => {
          const count = counts[kind] ?? 0;
          return count === 0 ? [] : [t(`data.collections.${kind}`, { count })];
        }),
      ),
    contents: (counts: ExportContents): string =>
      list(exportedKinds.map((kind) => t(`data.exportParts.${kind}`, { count: counts[kind] }))),
    /** "360 antwoorden en 7 rapporten": what clients take along; empty without any. */
    ofClients: (counts: ExportContents): string =>
      list(
        (['answers', 'reports'] as const).flatMap((kind) =>
          counts[kind] === 0 ? [] : [t(`data.exportParts.${kind}`, { count: counts[kind] })],
        ),
      ),
    figure,
  };
}
