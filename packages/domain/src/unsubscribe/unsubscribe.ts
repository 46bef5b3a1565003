import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { publicPages } from '../pages/pages.data.ts';
import type { Language } from '../shared/language.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { emailSchema } from '../shared/schemas/textSchemas.ts';

const tokenProblem = { error: 'unsubscribe_link_invalid' satisfies ErrorCode };

/** Token of the link in a mail: opaque text, signed by the server. It does not expire. */
export const unsubscribeSchema = z.object({
  token: z.string(tokenProblem).check(z.minLength(1, tokenProblem), z.maxLength(200, tokenProblem)),
  /** Of the answer. */
  language: z.optional(languageSchema),
});

/** Requests a mail with an unsubscribe link. */
export const unsubscribeLinkSchema = z.object({
  email: emailSchema,
  language: z.optional(languageSchema),
  /** Hidden from people. A bot that fills it gets the usual answer, and nothing is changed. */
  honeypot: z.optional(z.nullable(z.string({ error: 'value_invalid' satisfies ErrorCode }))),
});
export type UnsubscribeLinkRequest = z.input<typeof unsubscribeLinkSchema>;

const paths = publicPages.unsubscribe.path;

/**
 * Path of the page for unsubscribing.
 *
 * @param token from the link; without it the page asks for the address
 */
export const unsubscribePath = (language: Language, token?: string): string =>
  token === undefined ? paths[language] : `${paths[language]}?t=${encodeURIComponent(token)}`;
