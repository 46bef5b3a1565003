import { problemOf } from '@fnc/domain/api';
import { createDataTools } from '@fnc/domain/storage';
import type { DataCounts } from '@fnc/domain';
import type { DataToolsProps } from '@fnc/ui/admin';
import type { AdminServices } from '../ports.ts';
import { useExportContents } from '../queries/exportContents.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';

function makeDataTools(services: AdminServices) {
  const dataTools = createDataTools({ ...services, problemOf });
  return [dataTools, dataTools] as const;
}

/** What the data tools of the dashboard need. */
export function useDataTools(samples: DataCounts): Omit<DataToolsProps, 'now'> {
  const tools = useAdmin().keep(makeDataTools);
  const { exportedAt, change } = useStore(tools);
  return {
    contents: useExportContents(),
    state: { samples, exportedAt, undo: change?.kind ?? null },
    onCount: tools.count,
    onTest: tools.test,
    onDownloadBroken: tools.downloadBroken,
    onMakeSamples: tools.makeSamples,
    onRemoveSamples: tools.removeSamples,
    onExport: tools.export,
    onReadImport: tools.readImport,
    onClear: tools.clear,
    onUndo: tools.undo,
  };
}
