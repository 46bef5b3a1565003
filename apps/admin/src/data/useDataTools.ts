import type { DataCounts, DataToolsProps } from '@fnc/ui/admin';
import type { AdminServices } from '../ports.ts';
import { useExportContents } from '../queries/exportContents.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { useStore } from '../shared/useStore.ts';
import { createDataTools } from './dataTools.ts';

function makeDataTools(services: AdminServices) {
  const dataTools = createDataTools({ ...services, problemOf });
  return [dataTools, dataTools] as const;
}

/** What the data tools of the dashboard need. */
export function useDataTools(samples: DataCounts): Omit<DataToolsProps, 'now'> {
  const dataTools = useAdmin().keep(makeDataTools);
  const { exportedAt, change } = useStore(dataTools);
  const contents = useExportContents();
  return { ...dataTools, contents, state: { samples, exportedAt, undo: change?.kind ?? null } };
}
