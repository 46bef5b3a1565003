import * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';

const dotAtom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/**
 * A quoted local part: nearly all of ASCII, but no angle brackets, which the mail library drops and so mails another
 * address.
 */
const quoted = /^"(?:[ !#-;=?-[\]-~]|\\[ -;=?-~])+"$/;
/** One label of a domain: letters of any script, with their combining marks. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** A numeric last label would be an IP address. */
const figures = /^[0-9]+$/;

/** Position of the separating `@`, the last one, because a quoted local part may contain others. -1: none. */
const atOf = (email: string) => email.lastIndexOf('@');

/** The local part contains non-ASCII letters, which only the few mail servers with SMTPUTF8 accept. */
const hasForeignName = (email: string): boolean => /[^\0-\x7F]/.test(email.slice(0, Math.max(atOf(email), 0)));

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((each) => label.test(each)) && !figures.test(last);
};

/**
 * Whether the address can be mailed: RFC 5321, with a domain of at least two labels in any script.
 * `testing/emailAddresses.data.ts` lists the forms that are refused, and why.
 */
function isEmailAddress(email: string): boolean {
  const at = atOf(email);
  const name = email.slice(0, Math.max(at, 0));
  return (
    email.length <= 254 &&
    name.length <= 64 &&
    (dotAtom.test(name) || quoted.test(name)) &&
    isDomain(email.slice(at + 1))
  );
}

/**
 * PostgreSQL refuses a NUL character, half a surrogate pair cannot be put in an address, and a line break in a name
 * could inject a mail header. Characters that change the text direction or are invisible only serve to disguise a name.
 */
const toSingleLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u200B\u2060\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
const toParagraphs = (text: string) =>
  text
    .toWellFormed()
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

/** Required text of one line. White space and control characters become single spaces. */
export const requiredLine = ({ required, tooLong, max }: RequiredText) =>
  z
    .string(missingOr(required))
    .check(
      z.overwrite(toSingleLine),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, { error: tooLong }),
    );

/** Required text of several lines. Line endings become LF, other control characters are removed. */
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

/** Optional text of several lines; `null` and empty text mean absent. */
export const optionalParagraphs = (max: number, tooLong: ErrorCode) => optionalText(toParagraphs, max, tooLong);

/** Optional text of one line; `null` and empty text mean absent. */
export const optionalLine = (max: number, tooLong: ErrorCode) => optionalText(toSingleLine, max, tooLong);

/** Fewer is no number that can be called: the shortest Dutch ones without an area code have six. */
const leastPhoneDigits = 6;
const canBeCalled = (phone: string): boolean => phone.replace(/\P{Nd}/gu, '').length >= leastPhoneDigits;

/** A visitor's phone number, in any notation; `null` and empty text mean absent. */
export const optionalPhone = optionalLine(40, 'phone_too_long').check(
  z.refine((phone) => phone === undefined || canBeCalled(phone), { error: 'phone_invalid' satisfies ErrorCode }),
);

/** One line of text, possibly empty. */
export const line = (max: number, tooLong: ErrorCode) =>
  z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.overwrite(toSingleLine), z.maxLength(max, { error: tooLong }));

/** Text of several lines, possibly empty. */
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

/** A password is not trimmed or normalised. At most 200 characters, so that hashing stays fast. */
export const passwordText = (required: ErrorCode) =>
  z
    .string(missingOr(required))
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(200, { error: 'password_too_long' satisfies ErrorCode }),
    );
