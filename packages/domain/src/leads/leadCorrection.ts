import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { emailSchema, line, requiredLine } from '../shared/schemas/textSchemas.ts';
import type { Lead } from './lead.ts';
import { professionSchema } from './profession.ts';
import { professions } from './leadVocabulary.ts';

const nameSchema = requiredLine({ required: 'lead_name_required', tooLong: 'name_too_long', max: 200 });
const phoneSchema = line(40, 'phone_too_long');

/** The form in which the advisor corrects a lead; empty: not given. */
export const leadPersonSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  profession: z.enum(['', ...professions], { error: 'profession_unknown' }),
  language: languageSchema,
});
export type LeadPerson = z.infer<typeof leadPersonSchema>;

/**
 * The corrected fields of a lead, at least one, as a JSON merge patch (RFC 7396): an absent field stays, `null` removes
 * it.
 */
export const leadCorrectionSchema = z
  .object({
    name: z.optional(nameSchema),
    email: z.optional(emailSchema),
    phone: z.optional(z.nullable(phoneSchema)),
    profession: z.optional(z.nullable(professionSchema)),
    language: z.optional(languageSchema),
  })
  .check(
    z.refine((correction) => Object.values(correction).some((value) => value !== undefined), {
      error: 'value_invalid' satisfies ErrorCode,
    }),
  );
export type LeadCorrection = z.infer<typeof leadCorrectionSchema>;

export const personOf = ({ name, email, phone, profession, language }: Lead): LeadPerson => ({
  name,
  email,
  phone: phone ?? '',
  profession: profession ?? '',
  language,
});

/** What the form changed: another window may have corrected the other fields meanwhile. */
export function correctionOf(before: LeadPerson, after: LeadPerson): LeadCorrection {
  const { name, email, phone, profession, language } = after;
  return {
    ...(name === before.name ? {} : { name }),
    ...(email === before.email ? {} : { email }),
    ...(phone === before.phone ? {} : { phone: phone || null }),
    ...(profession === before.profession ? {} : { profession: profession || null }),
    ...(language === before.language ? {} : { language }),
  };
}

export const correctedLead = (lead: Lead, { name, email, phone, profession, language }: LeadCorrection): Lead => ({
  ...lead,
  name: name ?? lead.name,
  email: email ?? lead.email,
  phone: phone === undefined ? lead.phone : phone || undefined,
  profession: profession === undefined ? lead.profession : (profession ?? undefined),
  language: language ?? lead.language,
});

/**
 * Whether the owner of the address decided about mail to it: consented, unsubscribed, complained, or had it blocked.
 * Such an address is not replaced: a consent does not hold for another one, and a refusal must not get lost.
 */
export const isAddressSettled = ({
  consent,
  subscribed,
  suppressed,
}: Pick<Lead, 'consent' | 'subscribed' | 'suppressed'>): boolean =>
  consent === 'confirmed' || !subscribed || suppressed === 'complained' || suppressed === 'blocked';
