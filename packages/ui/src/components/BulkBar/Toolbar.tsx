import type { ReactNode } from 'react';
import { ToolbarRow } from './BulkBar.styles.ts';

export interface ToolbarProps {
  children: ReactNode;
}

/** Search and tools above a table; `BulkBar` replaces it while rows are selected. */
export function Toolbar({ children }: ToolbarProps) {
  return <ToolbarRow>{children}</ToolbarRow>;
}
