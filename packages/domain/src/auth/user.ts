import * as z from 'zod/mini';
import { passwordText, requiredLine } from '../shared/schemas/textSchemas.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';
import { secondFactorCode } from './secondFactor.ts';

/** Who is signed in. `admin` is the only role. */
export const userSchema = z.object({
  username: z.string(),
  name: z.string(),
  role: z.literal('admin'),
  /** The one-time password of the first start is still in use: nothing else is allowed before it is changed. */
  mustChangePassword: withDefault(z.boolean(), false),
});
export type User = z.infer<typeof userSchema>;

export const loginSchema = z.object({
  username: requiredLine({ required: 'username_required', tooLong: 'credentials_wrong', max: 200 }),
  password: passwordText('password_required'),
  /** Of the authenticator app, or a recovery code: only where the second step is on. */
  code: z.optional(secondFactorCode),
});
export type Login = z.infer<typeof loginSchema>;
