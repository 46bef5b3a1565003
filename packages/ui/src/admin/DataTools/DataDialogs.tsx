import { ClearDialog } from './ClearDialog.tsx';
import type { DataCounts, DataToolsProps, StorageTest } from './dataTools.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { TestDialog } from './TestDialog.tsx';

export type OpenDataDialog = 'test' | 'import' | 'clear' | null;

export interface DataDialogsProps extends DataToolsProps {
  open: OpenDataDialog;
  test: StorageTest | null;
  /** What clearing would lose. */
  counts: DataCounts;
  onClose: () => void;
  /** With how many records were stored. */
  onImported: (count: number) => void;
  /** With how many records went. */
  onCleared: (count: number) => void;
}

/** The dialogs of the data tools, one at a time. */
export function DataDialogs(props: DataDialogsProps) {
  const { open, test, onClose, now } = props;
  return (
    <>
      <TestDialog open={open === 'test'} test={test} onDownloadBroken={props.onDownloadBroken} onClose={onClose} />
      <ImportDialog
        open={open === 'import'}
        now={now}
        onRead={props.onReadImport}
        onImported={props.onImported}
        onClose={onClose}
      />
      <ClearDialog
        open={open === 'clear'}
        now={now}
        counts={props.counts}
        exportedAt={props.state.exportedAt}
        onExport={props.onExport}
        onClear={props.onClear}
        onCleared={props.onCleared}
        onClose={onClose}
      />
    </>
  );
}
