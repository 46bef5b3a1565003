import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';

/** Addresses of people, and of pages with what stands behind the `?`. */
const personal = /(?<![^\s@])[^\s@]+@[^\s@]+|\?\S*/g;

const toOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(personal, '…')
    .trim()
    .slice(0, 500);

/**
 * What broke in a visitor's browser, so that the id on the screen stands in the server's log. E-mail addresses and the
 * queries of addresses are taken out of the message.
 */
export const clientFaultSchema = z.object({
  /** What the screen shows. */
  id: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.regex(/^[0-9a-f-]{6,40}$/, { error: 'value_invalid' satisfies ErrorCode })),
  /** At most 500 characters are kept. */
  message: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.maxLength(5_000, { error: 'text_too_long' satisfies ErrorCode, abort: true }), z.overwrite(toOneLine)),
  /** Path without query. */
  page: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.regex(/^\/[\w/-]{0,199}$/, { error: 'page_unknown' satisfies ErrorCode })),
});
export type ClientFault = z.infer<typeof clientFaultSchema>;
