import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { leadPersonFields, leadPersonSchema } from './leadPerson.ts';
import { professionSchema } from './profession.ts';

const { name, email, phone, language } = leadPersonSchema.shape;

/** A value as it was read: not judged by the rules of the form, which may be stricter than those it was stored under. */
const shown = z.optional(z.string().check(z.maxLength(1_000)));

/**
 * The corrected fields of a lead, at least one, as a JSON merge patch (RFC 7396): an absent field stays, `null` removes
 * it. `seen` holds the values that the corrected fields had on the screen; without it nothing is a conflict.
 */
export const leadCorrectionSchema = z
  .object({
    name: z.optional(name),
    email: z.optional(email),
    phone: z.optional(z.nullable(phone)),
    profession: z.optional(z.nullable(professionSchema)),
    language: z.optional(language),
    seen: z.optional(z.object({ name: shown, email: shown, phone: shown, profession: shown, language: shown })),
  })
  .check(
    z.refine((correction) => leadPersonFields.some((field) => correction[field] !== undefined), {
      error: 'value_invalid' satisfies ErrorCode,
    }),
  );
export type LeadCorrection = z.infer<typeof leadCorrectionSchema>;
