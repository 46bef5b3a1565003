import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';

/** What a change was made to. `questions` are the questions of one scope as a whole; `file` is everything at once. */
export const changeNouns = ['lead', 'client', 'questions', 'answer', 'report', 'template', 'campaign', 'file'] as const;
export type ChangeNoun = (typeof changeNouns)[number];

export const changeKinds = ['added', 'changed', 'removed', 'restored'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One change of one record, as it is sent to every window: without the content of the record. */
export const changeSchema = z.object({
  /** Later changes have higher numbers; numbers may be missing. */
  seq: z.int(),
  at: instantSchema,
  /** User name; `null`: a visitor, or the server by itself. */
  by: z.nullable(z.string()),
  noun: z.enum(changeNouns),
  /** Of the record. Of questions the client's id, or `everybodysQuestions`; of an answer the client's. */
  id: z.string(),
  kind: z.enum(changeKinds),
  /** Names of the fields that were changed; of an answer the id of its question. */
  fields: z.array(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

/** Stands for the id where a change is to the questions that every client is asked. */
export const everybodysQuestions = 'everybody';

/** The fields of a record to change; what is `undefined` stays as it is. */
export type FieldChanges<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };

/**
 * What became of a change that names the version it was made from. Two changes to different fields both stand; of the same
 * field the first one stands, and the author of the second decides.
 */
export type Edited<Record> =
  | { readonly outcome: 'saved'; readonly record: Record }
  /** Nothing is stored. `fields`: what both changed; `theirs`: what stands there now. */
  | { readonly outcome: 'conflict'; readonly theirs: Record; readonly fields: string[] }
  | { readonly outcome: 'gone' };
