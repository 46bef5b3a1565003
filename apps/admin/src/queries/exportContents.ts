import type { ExportContents } from '@fnc/domain/api';
import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../shared/AdminContext.ts';
import { exportContentsKey } from './keys.ts';

/** How much there is in an export; `null` as long as it is not known. Follows what anybody changes. */
export function useExportContents(): ExportContents | null {
  const { file } = useAdmin().services;
  const { data } = useQuery({ queryKey: exportContentsKey, queryFn: () => file.contents() });
  return data ?? null;
}
