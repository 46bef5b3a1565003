import { adminRoutes } from './adminRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';

/** Every call between the apps and the server, once. The server registers these; the clients send to these. */
export const apiContract = { ...publicRoutes, ...adminRoutes };

export type ApiRouteName = keyof typeof apiContract;
