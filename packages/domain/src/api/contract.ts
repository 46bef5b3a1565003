import { accountRoutes } from './accountRoutes.ts';
import { adminRoutes } from './adminRoutes.ts';
import { campaignRecordRoutes } from './campaignRecordRoutes.ts';
import { campaignRoutes } from './campaignRoutes.ts';
import { changeRoutes } from './changeRoutes.ts';
import { fileRoutes } from './fileRoutes.ts';
import { clientRoutes } from './clientRoutes.ts';
import { mailEventRoutes } from './mailEventRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';
import { questionnaireRoutes } from './questionnaireRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { templateRoutes } from './templateRoutes.ts';
import { trackingRoutes } from './trackingRoutes.ts';

/** Every call between the apps and the server, once. The server registers these; the clients send to these. */
export const apiContract = {
  ...publicRoutes,
  ...trackingRoutes,
  ...adminRoutes,
  ...accountRoutes,
  ...campaignRoutes,
  ...campaignRecordRoutes,
  ...mailEventRoutes,
  ...templateRoutes,
  ...changeRoutes,
  ...fileRoutes,
  ...clientRoutes,
  ...questionnaireRoutes,
  ...reportRoutes,
};

export type ApiRouteName = keyof typeof apiContract;
