import { mailEventsSchema } from '../mailEvents/mailEvent.ts';
import { mailEventsAnswerSchema } from './campaignAnswers.ts';
import type { ApiRoute } from './route.ts';

/** What the mail service calls, signed: see `mailEventSignatureHeader`. No page calls it. */
export const mailEventRoutes = {
  mailEvents: {
    method: 'POST',
    path: '/api/mail-events',
    access: 'public',
    body: mailEventsSchema,
    bodyLimit: 512 * 1024,
    answer: mailEventsAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;
