import { changeRoutes } from './changeRoutes.ts';

/** Where changes are followed, apart from the whole contract: the first screens need no more of it. */
export const changesPath = changeRoutes.followChanges.path;
