import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';

const tokenProblem = { error: 'confirmation_link_invalid' satisfies ErrorCode };

/** Token of the link in a confirmation mail: opaque text, signed by the server. */
export const confirmNewsletterSchema = z.object({
  token: z.string(tokenProblem).check(z.minLength(1, tokenProblem), z.maxLength(200, tokenProblem)),
  /** Of the answer. */
  language: z.optional(languageSchema),
});
