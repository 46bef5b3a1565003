import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { passwordText } from '../shared/schemas/textSchemas.ts';

const minimumPasswordLength = 8;

/** Why a long enough password is refused as easy to guess. Only the server checks this, because it has the lists. */
export const guessablePasswordCodes = [
  'password_common',
  'password_pattern',
  'password_date',
  'password_personal',
  'password_guessable',
] as const satisfies readonly ErrorCode[];
export type GuessablePasswordCode = (typeof guessablePasswordCodes)[number];

const newPasswordSchema = passwordText('new_password_required').check(
  z.minLength(minimumPasswordLength, { error: 'password_too_short' satisfies ErrorCode }),
);

/** What the server receives. */
export const passwordChangeSchema = z
  .object({ currentPassword: passwordText('current_password_required'), newPassword: newPasswordSchema })
  .check(
    z.refine((change) => change.newPassword !== change.currentPassword, {
      error: 'password_unchanged' satisfies ErrorCode,
      path: ['newPassword'],
    }),
  );
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The form's fields: the same, with the new password typed twice. */
export const passwordChangeFormSchema = z
  .object({
    currentPassword: passwordText('current_password_required'),
    newPassword: newPasswordSchema,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.newPassword !== form.currentPassword, {
      error: 'password_unchanged' satisfies ErrorCode,
      path: ['newPassword'],
    }),
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: 'passwords_do_not_match' satisfies ErrorCode,
      path: ['confirmPassword'],
    }),
  );
export type PasswordChangeForm = z.infer<typeof passwordChangeFormSchema>;
