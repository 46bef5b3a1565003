import * as z from 'zod/mini';
import { passwordText, requiredLine } from '../shared/schemas/textSchemas.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';
import { secondFactorCode } from './secondFactor.ts';

/** The signed-in user. `admin` is the only role. */
export const userSchema = z.object({
  username: z.string(),
  name: z.string(),
  role: z.literal('admin'),
  /** The one-time password of the first start must be changed before anything else is allowed. */
  mustChangePassword: withDefault(z.boolean(), false),
});
export type User = z.infer<typeof userSchema>;

export const loginSchema = z.object({
  username: requiredLine({ required: 'username_required', tooLong: 'credentials_wrong', max: 200 }),
  password: passwordText('password_required'),
  /** Code of the authenticator app or a recovery code; only when the second step is on. */
  code: z.optional(secondFactorCode),
});
export type Login = z.infer<typeof loginSchema>;
