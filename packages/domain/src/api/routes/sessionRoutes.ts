import * as z from 'zod/mini';
import { passwordChangeSchema } from '../../auth/passwordChange.ts';
import { loginSchema, userSchema } from '../../auth/user.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import type { ApiRoute } from './route.ts';

/** `token`: opaque text, sent back as `Authorization: Bearer …`. */
const loginAnswerSchema = z.object({ ...success, token: z.string(), user: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
/** `token` replaces the token of the call, whose session has ended. Old servers send none. */
const passwordChangeAnswerSchema = z.object({ ...success, message: z.string(), token: z.optional(z.string()) });
export type PasswordChangeAnswer = z.infer<typeof passwordChangeAnswerSchema>;

const userAnswerSchema = z.object({ ...success, user: userSchema });

/** Signing in and out: all that the console calls before it knows who is there. */
export const sessionRoutes = {
  login: { method: 'POST', path: '/api/auth/login', access: 'public', body: loginSchema, answer: loginAnswerSchema },
  verify: { method: 'GET', path: '/api/auth/verify', access: 'bearer', answer: userAnswerSchema },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'bearer', answer: doneAnswerSchema },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'bearer',
    body: passwordChangeSchema,
    answer: passwordChangeAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;
