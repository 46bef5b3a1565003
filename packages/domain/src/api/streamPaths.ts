import { changeRoutes } from './changeRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';

/** Addresses of the answers that are streams, apart from the whole contract: the console needs no more of it. */
export const streamPaths = {
  changes: changeRoutes.followChanges.path,
  writing: reportRoutes.followWriting.path,
} as const;
