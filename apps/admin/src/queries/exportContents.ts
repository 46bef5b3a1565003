import type { ExportContents } from '@fnc/domain/api';
import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../shared/AdminContext.ts';
import { exportContentsKey } from './keys.ts';

/** The number of records in an export; `null` until it is loaded. Updates with every change. */
export function useExportContents(): ExportContents | null {
  const { file } = useAdmin().services;
  const { data } = useQuery({ queryKey: exportContentsKey, queryFn: () => file.contents() });
  return data ?? null;
}
