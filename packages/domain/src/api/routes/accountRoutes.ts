import * as z from 'zod/mini';
import { openSessionSchema } from '../../auth/openSession.ts';
import {
  codeFormSchema,
  passwordFormSchema,
  secondFactorKeySchema,
  secondFactorSchema,
} from '../../auth/secondFactor.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import type { ApiRoute } from './route.ts';

const recoveryCodesAnswerSchema = z.object({ ...success, recoveryCodes: z.array(z.string()) });

/** Routes of an admin's own account: the second step and the open sessions. */
export const accountRoutes = {
  secondFactor: {
    method: 'GET',
    path: '/api/auth/second-factor',
    access: 'bearer',
    answer: z.object({ ...success, ...secondFactorSchema.shape }),
  },
  /** Makes a key that takes effect once a code of it was entered. */
  setUpSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/setup',
    access: 'bearer',
    body: passwordFormSchema,
    answer: z.object({ ...success, ...secondFactorKeySchema.shape }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    access: 'bearer',
    body: codeFormSchema,
    answer: recoveryCodesAnswerSchema,
  },
  /** Replaces all existing recovery codes. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    access: 'bearer',
    body: codeFormSchema,
    answer: recoveryCodesAnswerSchema,
  },
  switchOffSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/off',
    access: 'bearer',
    body: codeFormSchema,
    answer: doneAnswerSchema,
  },
  /** Most recently used first. */
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'bearer',
    answer: z.object({ ...success, sessions: z.array(openSessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'bearer',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: doneAnswerSchema,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    access: 'bearer',
    answer: z.object({ ...success, ended: z.int() }),
  },
} as const satisfies Record<string, ApiRoute>;
