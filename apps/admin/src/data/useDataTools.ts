import type { DataCounts, DataToolsProps } from '@fnc/ui/admin';
import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore } from '../shared/store.ts';
import { createDataTools } from './dataTools.ts';

const dataToolsOn = keptOn((services) => {
  const dataTools = createDataTools({ ...services, problemOf });
  return [dataTools, dataTools];
});

/** What the data tools of the dashboard need. */
export function useDataTools(samples: DataCounts): Omit<DataToolsProps, 'now'> {
  const dataTools = dataToolsOn(useAdmin());
  const { exportedAt, change } = useStore(dataTools);
  return { ...dataTools, state: { samples, exportedAt, undo: change?.kind ?? null } };
}
