import * as z from 'zod/mini';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { emailSchema, line, requiredLine } from '../shared/schemas/textSchemas.ts';
import type { Lead } from './lead.ts';
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
export const leadPersonFields = ['name', 'email', 'phone', 'profession', 'language'] as const;
export type LeadPersonField = (typeof leadPersonFields)[number];

export const personOf = ({ name, email, phone, profession, language }: Lead): LeadPerson => ({
  name,
  email,
  phone: phone ?? '',
  profession: profession ?? '',
  language,
});
