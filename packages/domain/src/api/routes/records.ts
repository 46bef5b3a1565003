import * as z from 'zod/mini';
import type { Edited } from '../../changes/change.ts';
import { ApiError } from '../apiError.ts';
import { success } from '../answers/publicAnswers.ts';

/** The id of any of the advisor's records; text with a NUL is refused. */
export const recordId = z.string().check(
  z.minLength(1),
  z.maxLength(100),
  z.refine((id) => !id.includes('\0')),
);

/** A record id as a path parameter. */
export const recordParams = z.object({ id: recordId });

/** The fields to change, and the version of the record on which the change is based. */
export const patchOf = <Change extends z.ZodMiniType>(change: Change) =>
  z.object({ change, seen: z.optional(z.int()) });

/** A saved change, or a conflict with another one. A missing record is a 404. */
export const editedAnswer = <Record extends z.ZodMiniType>(record: Record) =>
  z.discriminatedUnion('outcome', [
    z.object({ ...success, outcome: z.literal('saved'), record }),
    z.object({ ...success, outcome: z.literal('conflict'), theirs: record, fields: z.array(z.string()) }),
  ]);

type EditedAnswer<Record> =
  | { readonly outcome: 'saved'; readonly record: Record }
  | { readonly outcome: 'conflict'; readonly theirs: Record; readonly fields: string[] };

/** Turns a 404 of a call about one record into `null`: "not found" is a result here, not a failure. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function orGone<Record>(call: Promise<EditedAnswer<Record>>): Promise<Edited<Record>> {
  const answer = await orNull(call);
  if (answer === null) return { outcome: 'gone' };
  if (answer.outcome === 'saved') return { outcome: 'saved', record: answer.record };
  return { outcome: 'conflict', theirs: answer.theirs, fields: answer.fields };
}

/** `false` on a 404: the record does not exist. */
export const wasThere = async (call: Promise<unknown>): Promise<boolean> =>
  (await orNull(call.then(() => true))) ?? false;

export const leadParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
