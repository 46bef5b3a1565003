import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/time/instant.ts';
import { passwordText } from '../shared/schemas/textSchemas.ts';

/** Number of recovery codes in a new set. */
export const recoveryCodeCount = 10;

/** Digits of a code from the authenticator app. */
export const oneTimeCodeLength = 6;

/**
 * A code in the form used for comparison: lower case, without the spaces and hyphens that apps and people add. Six
 * digits are a code of the app; anything else is treated as a recovery code.
 */
export const codeKey = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const isOneTimeCode = (key: string): boolean => /^\d{6}$/.test(key);

/** A code of the app or a recovery code, as typed. */
export const secondFactorCode = z
  .string({ error: 'code_required' satisfies ErrorCode })
  .check(
    z.trim(),
    z.minLength(1, { error: 'code_required' satisfies ErrorCode, abort: true }),
    z.maxLength(60, { error: 'second_factor_wrong' satisfies ErrorCode }),
  );

export const codeFormSchema = z.object({ code: secondFactorCode });
export type CodeForm = z.infer<typeof codeFormSchema>;

export const passwordFormSchema = z.object({ password: passwordText('password_required') });
export type PasswordForm = z.infer<typeof passwordFormSchema>;

/** Whether sign-in requires a second step. */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  /** When it was switched on. */
  since: z.nullable(instantSchema),
  recoveryCodesLeft: z.int().check(z.minimum(0)),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The key for an authenticator app: as text to type, and as the URI for a QR code. */
export const secondFactorKeySchema = z.object({ key: z.string(), uri: z.string() });
export type SecondFactorKey = z.infer<typeof secondFactorKeySchema>;
