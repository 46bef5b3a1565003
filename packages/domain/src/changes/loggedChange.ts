import * as z from 'zod/mini';
import { cursorParameter, limitParameter, parameter } from '../shared/schemas/queryParameter.ts';
import { changeKinds, changeNouns, changeSchema } from './change.ts';

/** One change as the log shows it, with what is known of its record by now. */
export const loggedChangeSchema = z.extend(changeSchema, {
  /** What the record is called; of questions and answers the client; `null`: it has no name, or is gone for good. */
  name: z.nullable(z.string()),
  /** `removed`: it can be brought back, for as long as `restoreDays`. */
  record: z.enum(['there', 'removed', 'gone']),
});
export type LoggedChange = z.infer<typeof loggedChangeSchema>;

/** Most changes of one page of the log. */
const maximumChangeLimit = 200;
export const changeLogQuerySchema = z.object({
  kind: z.pipe(parameter, z.optional(z.enum(changeKinds, { error: 'value_invalid' }))),
  /** Only of one record: both are given, or neither. Of a client also its questions, answers and reports. */
  noun: z.pipe(parameter, z.optional(z.enum(changeNouns, { error: 'value_invalid' }))),
  id: z.pipe(parameter, z.optional(z.string().check(z.maxLength(100, { error: 'value_invalid' })))),
  cursor: cursorParameter,
  limit: limitParameter(maximumChangeLimit),
});
export type ChangeLogQuery = z.infer<typeof changeLogQuerySchema>;

/** Newest first. */
interface ChangePage {
  readonly changes: readonly LoggedChange[];
  /** For the older ones; `null` when there are none. */
  readonly nextCursor: string | null;
}

/** Who changed what, when. */
export interface ChangeHistory {
  page(query?: ChangeLogQuery): Promise<ChangePage>;
}
