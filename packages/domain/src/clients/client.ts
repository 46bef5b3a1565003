import * as z from 'zod/mini';
import { answerSchema } from '../questionnaires/answer.ts';
import { questionSchema } from '../questionnaires/question.ts';
import { reportSchema } from '../reports/report.ts';
import { instantSchema } from '../shared/time/instant.ts';
import {
  emailSchema,
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
  requiredLine,
} from '../shared/schemas/textSchemas.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';
import { clientStatusSchema } from './clientVocabulary.ts';
import { givenIdSchema } from '../shared/schemas/givenIdSchema.ts';

/** A client company of the advisor, in the shape of the specification's `clients`. */
export const clientSchema = z.object({
  /** Opaque text: a UUID, or a millisecond timestamp from a browser. */
  id: z.string().check(z.minLength(1)),
  /** Name of the company. */
  name: z.string(),
  email: z.string(),
  phone: withDefault(z.string(), ''),
  address: withDefault(z.string(), ''),
  /** Name of the person. */
  contactPerson: withDefault(z.string(), ''),
  status: withDefault(clientStatusSchema, 'pending'),
  /** An instant. Older records may hold a day, which is read as its first moment. */
  joinDate: instantSchema,
  notes: withDefault(z.string(), ''),
  reports: withDefault(z.array(reportSchema), () => []),
  /** This client's own questions, asked after the global ones. See `questionnaireOf`. */
  questions: withDefault(z.array(questionSchema), () => []),
  answers: withDefault(z.array(answerSchema), () => []),
  /** The lead from which this client was created. */
  leadId: z.optional(z.string()),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
  updatedAt: z.optional(instantSchema),
  /** The server increments it with every change of the client's own fields. */
  version: z.optional(z.int()),
});
export type Client = z.infer<typeof clientSchema>;

/** A client's own fields, without questions, answers and reports. */
export const clientSummarySchema = z.omit(clientSchema, { reports: true, questions: true, answers: true });
export type ClientSummary = z.infer<typeof clientSummarySchema>;

const longest = { name: 200, phone: 40, address: 300, notes: 10_000 };

/** The form's fields. The other fields of a client are changed elsewhere. */
export const clientFormSchema = z.object({
  name: requiredLine({ required: 'client_name_required', tooLong: 'name_too_long', max: longest.name }),
  contactPerson: requiredLine({ required: 'contact_person_required', tooLong: 'name_too_long', max: longest.name }),
  email: emailSchema,
  phone: optionalLine(longest.phone, 'phone_too_long'),
  address: optionalLine(longest.address, 'text_too_long'),
  status: withDefault(clientStatusSchema, 'pending'),
  notes: optionalParagraphs(longest.notes, 'text_too_long'),
});
export type ClientForm = z.infer<typeof clientFormSchema>;
export type ClientFormInput = z.input<typeof clientFormSchema>;

/** All fields in the form's representation. */
export type ClientFormValues = Required<ClientFormInput>;

/** All fields in the record's representation; empty fields are `''`. */
export type FilledClientForm = { readonly [Field in keyof ClientForm]-?: NonNullable<ClientForm[Field]> };

/** The form of a new client. */
export const emptyClientForm: FilledClientForm = {
  name: '',
  contactPerson: '',
  email: '',
  phone: '',
  address: '',
  status: 'pending',
  notes: '',
};

const leadId = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

/** A client to add, from a form or an import. */
export const newClientSchema = z.extend(clientFormSchema, {
  id: givenIdSchema,
  leadId,
  sample: z.optional(z.boolean()),
});
const { name, contactPerson, email } = clientFormSchema.shape;
/** Only the given fields change, and `''` empties one; absent fields get no default. */
export const clientChangeSchema = z.object({
  name: z.optional(name),
  contactPerson: z.optional(contactPerson),
  email: z.optional(email),
  phone: z.optional(line(longest.phone, 'phone_too_long')),
  address: z.optional(line(longest.address, 'text_too_long')),
  status: z.optional(clientStatusSchema),
  notes: z.optional(paragraphs(longest.notes, 'text_too_long')),
  leadId,
});
