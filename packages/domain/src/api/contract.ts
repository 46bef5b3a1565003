import { mailEventsSchema } from '../mailEvents/mailEvent.ts';
import { clientFaultSchema } from '../tracking/clientFault.ts';
import { countSchema } from '../tracking/dailyCount.ts';
import { trackingPaths } from '../tracking/trackingPaths.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { adminRoutes } from './routes/adminRoutes.ts';
import { campaignRecordRoutes } from './routes/campaignRecordRoutes.ts';
import { campaignRoutes } from './routes/campaignRoutes.ts';
import { changeRoutes } from './routes/changeRoutes.ts';
import { fileRoutes } from './routes/fileRoutes.ts';
import { clientRoutes } from './routes/clientRoutes.ts';
import { leadChangeRoutes } from './routes/leadChangeRoutes.ts';
import { publicRoutes } from './routes/publicRoutes.ts';
import { questionnaireRoutes } from './routes/questionnaireRoutes.ts';
import { reportRoutes } from './routes/reportRoutes.ts';
import { sessionRoutes } from './routes/sessionRoutes.ts';
import { templateRoutes } from './routes/templateRoutes.ts';
import { mailEventsAnswerSchema } from './answers/campaignAnswers.ts';
import type { ApiRoute } from './routes/route.ts';
import { doneAnswerSchema } from './answers/publicAnswers.ts';

/** Sent by pages that do not wait for the answer. No client uses these routes, so no page ships them. */
const trackingRoutes = {
  count: { method: 'POST', path: trackingPaths.count, access: 'public', body: countSchema, answer: doneAnswerSchema },
  reportClientFault: {
    method: 'POST',
    path: trackingPaths.clientFault,
    access: 'public',
    body: clientFaultSchema,
    answer: doneAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;

/** Called by the mail service with a signature: see `mailEventSignatureHeader`. No page calls it. */
const mailEventRoutes = {
  mailEvents: {
    method: 'POST',
    path: '/api/mail-events',
    access: 'public',
    body: mailEventsSchema,
    bodyLimit: 512 * 1024,
    answer: mailEventsAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;

/**
 * Every call between the apps and the server, defined once: the server registers these routes, the clients call them.
 */
export const apiContract = {
  ...publicRoutes,
  ...trackingRoutes,
  ...sessionRoutes,
  ...adminRoutes,
  ...leadChangeRoutes,
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
