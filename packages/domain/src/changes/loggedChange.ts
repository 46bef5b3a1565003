import * as z from 'zod/mini';
import { cursorParameter, limitParameter, parameter } from '../shared/schemas/queryParameter.ts';
import { changeKinds, changeNouns, changeSchema } from './change.ts';

/** One entry of the change log, with the current state of its record. */
export const loggedChangeSchema = z.extend(changeSchema, {
  /** The record's name; for questions and answers the client's; `null`: no name, or deleted for good. */
  name: z.nullable(z.string()),
  /** `removed`: can be restored within `restoreDays`. */
  record: z.enum(['there', 'removed', 'gone']),
});
export type LoggedChange = z.infer<typeof loggedChangeSchema>;

/** Maximum changes per page of the log. */
const maximumChangeLimit = 200;
export const changeLogQuerySchema = z.object({
  kind: z.pipe(parameter, z.optional(z.enum(changeKinds, { error: 'value_invalid' }))),
  /** Filters one record: give both or neither. A client includes its questions, answers and reports. */
  noun: z.pipe(parameter, z.optional(z.enum(changeNouns, { error: 'value_invalid' }))),
  id: z.pipe(parameter, z.optional(z.string().check(z.maxLength(100, { error: 'value_invalid' })))),
  cursor: cursorParameter,
  limit: limitParameter(maximumChangeLimit),
});
export type ChangeLogQuery = z.infer<typeof changeLogQuerySchema>;

/** Newest first. May be longer than `limit`: records that were deleted or restored together stay together. */
interface ChangePage {
  readonly changes: readonly LoggedChange[];
  /** Cursor of the next older page; `null` when there is none. */
  readonly nextCursor: string | null;
}

/** The log of who changed what and when. */
export interface ChangeHistory {
  page(query?: ChangeLogQuery): Promise<ChangePage>;
}
