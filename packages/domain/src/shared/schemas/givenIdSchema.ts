import * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';

/** A UUID that the caller makes for a new record: asked for again because its answer was lost, there is one record. */
export const givenIdSchema = z.optional(
  z.string({ error: 'value_invalid' satisfies ErrorCode }).check(z.regex(/^[\da-f-]{36}$/, 'value_invalid')),
);
