import { adminRoutes } from './adminRoutes.ts';
import { changeRoutes } from './changeRoutes.ts';

/** Addresses of the answers that are streams, apart from the whole contract: the console needs no more of it. */
export const streamPaths = {
  changes: changeRoutes.followChanges.path,
  writeReport: adminRoutes.writeReport.path,
} as const;
