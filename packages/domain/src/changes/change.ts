import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';

/** Kinds of changed records. `questions`: all questions of one scope; `file`: all of the advisor's records at once. */
export const changeNouns = ['lead', 'client', 'questions', 'answer', 'report', 'template', 'campaign', 'file'] as const;
export type ChangeNoun = (typeof changeNouns)[number];

export const changeKinds = ['added', 'changed', 'removed', 'restored'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One change of one record, as sent to every window: without the record's content. */
export const changeSchema = z.object({
  /** Later changes have higher numbers; there may be gaps. */
  seq: z.int(),
  at: instantSchema,
  /** User name; `null`: a visitor or the server itself. */
  by: z.nullable(z.string()),
  noun: z.enum(changeNouns),
  /** The record's id. For questions the client's id or `everybodysQuestions`; for an answer the client's id. */
  id: z.string(),
  kind: z.enum(changeKinds),
  /** Names of the changed fields; for an answer the id of its question. Of a restore also `byRestore`. */
  fields: z.array(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

/** Used as id for changes to the questions that every client is asked. */
export const everybodysQuestions = 'everybody';

/** Among the fields of a change that the restore of a backup made: see `Change.fields`. */
export const byRestore = 'restore';

/** The fields of a record to change; an `undefined` field is not changed. */
export type FieldChanges<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };

/**
 * Result of a change that names the version on which it is based. Changes to different fields are merged; for the same
 * field the first change wins, and the author of the second decides.
 */
export type Edited<Record> =
  | { readonly outcome: 'saved'; readonly record: Record }
  /** Nothing was stored. `fields`: changed by both; `theirs`: the current record. */
  | { readonly outcome: 'conflict'; readonly theirs: Record; readonly fields: string[] }
  | { readonly outcome: 'gone' };
