import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { answerSchema } from '../questionnaires/answer.ts';
import { questionSchema } from '../questionnaires/question.ts';
import { reportSchema } from '../reports/report.ts';
import { instantSchema } from '../shared/instant.ts';
import { emailSchema, optionalLine, optionalParagraphs, requiredLine } from '../shared/textSchemas.ts';
import { withDefault } from '../shared/withDefault.ts';
import { clientStatuses } from './clientVocabulary.ts';

export const clientStatusSchema = z.enum(clientStatuses, { error: 'status_unknown' satisfies ErrorCode });

/** A company the advisor works for, as it is kept in the browser under `clients`. */
export const clientSchema = z.object({
  /** Opaque text: a millisecond timestamp. */
  id: z.string().check(z.minLength(1)),
  /** The company. */
  name: z.string(),
  email: z.string(),
  phone: withDefault(z.string(), ''),
  address: withDefault(z.string(), ''),
  /** The person. */
  contactPerson: withDefault(z.string(), ''),
  status: withDefault(clientStatusSchema, 'pending'),
  /** Since when; a moment. Older records may hold a day, which is read as its first moment. */
  joinDate: instantSchema,
  notes: withDefault(z.string(), ''),
  reports: withDefault(z.array(reportSchema), () => []),
  /** Asked of this client only; the global ones come first. See `questionnaireOf`. */
  questions: withDefault(z.array(questionSchema), () => []),
  answers: withDefault(z.array(answerSchema), () => []),
  /** The lead this client was made from. */
  leadId: z.optional(z.string()),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
  updatedAt: z.optional(instantSchema),
});
export type Client = z.infer<typeof clientSchema>;

/** What the form asks. Everything else of a client has its own way of being changed. */
export const clientFormSchema = z.object({
  name: requiredLine({ required: 'client_name_required', tooLong: 'name_too_long', max: 200 }),
  contactPerson: requiredLine({ required: 'contact_person_required', tooLong: 'name_too_long', max: 200 }),
  email: emailSchema,
  phone: optionalLine(40, 'phone_too_long'),
  address: optionalLine(300, 'text_too_long'),
  status: withDefault(clientStatusSchema, 'pending'),
  notes: optionalParagraphs(10_000, 'text_too_long'),
});
export type ClientForm = z.infer<typeof clientFormSchema>;
export type ClientFormInput = z.input<typeof clientFormSchema>;
