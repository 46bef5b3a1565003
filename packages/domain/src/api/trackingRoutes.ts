import { clientFaultSchema } from '../tracking/clientFault.ts';
import { countSchema } from '../tracking/dailyCount.ts';
import { trackingPaths } from '../tracking/trackingPaths.ts';
import { doneAnswerSchema } from './publicAnswers.ts';
import type { ApiRoute } from './route.ts';

/** What a page sends without waiting for an answer. No client of ours reads these, so no page ships them. */
export const trackingRoutes = {
  count: { method: 'POST', path: trackingPaths.count, access: 'public', body: countSchema, answer: doneAnswerSchema },
  reportClientFault: {
    method: 'POST',
    path: trackingPaths.clientFault,
    access: 'public',
    body: clientFaultSchema,
    answer: doneAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;
