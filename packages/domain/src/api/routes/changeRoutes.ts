import * as z from 'zod/mini';
import { changeSchema } from '../../changes/change.ts';
import { changeLogQuerySchema, loggedChangeSchema } from '../../changes/loggedChange.ts';
import { success } from '../answers/publicAnswers.ts';
import type { ApiRoute } from './route.ts';

/** Maximum changes listed in one event; a client that missed more reloads everything. */
export const mostChangesTold = 500;

/**
 * One event of the stream. The first is sent at once, to show that the stream is open; `missed`: there were more
 * changes since `after` than the event lists.
 */
export const changeEventSchema = z.object({
  /** Where to resume: the number of the newest change in this event. */
  seq: z.int(),
  changes: z.array(changeSchema),
  missed: z.boolean(),
});
export type ChangeEvent = z.infer<typeof changeEventSchema>;

export const changeRoutes = {
  /** Server-sent events, until the session ends; a comment every few seconds shows that the connection is alive. */
  followChanges: {
    method: 'GET',
    path: '/api/admin/changes',
    access: 'bearer',
    query: z.object({
      /** Number of the last known change; absent: only changes from now on. */
      after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    }),
    streams: true,
    answer: changeEventSchema,
  },
  /** Newest first. */
  listChanges: {
    method: 'GET',
    path: '/api/admin/changes/log',
    access: 'bearer',
    query: changeLogQuerySchema,
    answer: z.object({ ...success, changes: z.array(loggedChangeSchema), nextCursor: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, ApiRoute>;

/** Path of the change stream, exported here so that the first screens need not load the whole contract. */
export const changesPath = changeRoutes.followChanges.path;
