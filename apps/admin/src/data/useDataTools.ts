import type { DataCounts, DataToolsProps } from '@fnc/ui/admin';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';

/** What the data tools of the dashboard need. */
export function useDataTools(samples: DataCounts): Omit<DataToolsProps, 'now'> {
  const { dataTools } = useAdmin();
  const { exportedAt, change } = useStore(dataTools);
  return { ...dataTools, state: { samples, exportedAt, undo: change?.kind ?? null } };
}
