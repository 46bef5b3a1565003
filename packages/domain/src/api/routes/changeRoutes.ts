import * as z from 'zod/mini';
import { changeSchema } from '../../changes/change.ts';
import { changeLogQuerySchema, loggedChangeSchema } from '../../changes/loggedChange.ts';
import { success } from '../answers/publicAnswers.ts';
import type { ApiRoute } from './route.ts';

/** The most changes listed one by one; a client that missed more reads everything again. */
export const mostChangesTold = 500;

/**
 * One event of the stream. The first one comes at once, so that it is known to be open; `missed` says that more was changed
 * since `after` than are listed one by one.
 */
export const changeEventSchema = z.object({
  /** Where to go on: the number of the newest change that this event stands for. */
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
      /** The number of the last change that is known; left out: only what is changed from now on. */
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

/** Where changes are followed, apart from the whole contract: the first screens need no more of it. */
export const changesPath = changeRoutes.followChanges.path;
