import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { hasForeignName, isEmailAddress } from './emailAddress.ts';

/**
 * PostgreSQL refuses a NUL character, and a line break in a name has no business in a mail header. Marks that turn the
 * direction of what follows, or that show nothing at all, only serve to disguise a name.
 */
const toSingleLine = (text: string) =>
  text
    .replace(/[\u200B\u2060\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
const toParagraphs = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const isMissing = (value: unknown) => value === undefined || value === null;
const missingOr = (required: ErrorCode) => ({
  error: (issue: { input?: unknown }): ErrorCode => (isMissing(issue.input) ? required : 'value_invalid'),
});

interface RequiredText {
  required: ErrorCode;
  tooLong: ErrorCode;
  /** Characters (UTF-16 units), after trimming. */
  max: number;
}

/** One line of text that must be there. White space and control characters become single spaces. */
export const requiredLine = ({ required, tooLong, max }: RequiredText) =>
  z
    .string(missingOr(required))
    .check(
      z.overwrite(toSingleLine),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, { error: tooLong }),
    );

/** Text of several lines that must be there. Line ends become `\n`, other control characters disappear. */
export const requiredParagraphs = ({ required, tooLong, max }: RequiredText) =>
  z
    .string(missingOr(required))
    .check(
      z.overwrite(toParagraphs),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, { error: tooLong }),
    );

const optionalText = (clean: (text: string) => string, max: number, tooLong: ErrorCode) =>
  z.optional(
    z.pipe(
      z
        .nullable(z.string({ error: 'value_invalid' satisfies ErrorCode }))
        .check(z.refine((text) => text === null || clean(text).length <= max, { error: tooLong })),
      z.transform((text: string | null) => clean(text ?? '') || undefined),
    ),
  );

/** Text of several lines that may be left out; `null` and empty text mean the same as leaving it out. */
export const optionalParagraphs = (max: number, tooLong: ErrorCode) => optionalText(toParagraphs, max, tooLong);

/** One line of text that may be left out; `null` and empty text mean the same as leaving it out. */
export const optionalLine = (max: number, tooLong: ErrorCode) => optionalText(toSingleLine, max, tooLong);

/** One line of text, which may be empty. */
export const line = (max: number, tooLong: ErrorCode) =>
  z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.overwrite(toSingleLine), z.maxLength(max, { error: tooLong }));

/** Text of several lines, which may be empty. */
export const paragraphs = (max: number, tooLong: ErrorCode) =>
  z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.overwrite(toParagraphs), z.maxLength(max, { error: tooLong }));

/** An email address as typed, trimmed. Compare addresses through `emailKey`. */
export const emailSchema = z.string(missingOr('email_required')).check(
  z.trim(),
  z.minLength(1, { error: 'email_required' satisfies ErrorCode, abort: true }),
  z.refine((email) => !hasForeignName(email), {
    error: 'email_name_not_ascii' satisfies ErrorCode,
    abort: true,
  }),
  z.refine(isEmailAddress, { error: 'email_invalid' satisfies ErrorCode }),
);

/** A password keeps every character it was typed with. At most 200 characters, so that hashing stays cheap. */
export const passwordText = (required: ErrorCode) =>
  z
    .string(missingOr(required))
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(200, { error: 'password_too_long' satisfies ErrorCode }),
    );
