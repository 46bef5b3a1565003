import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { newsletterWordings } from './newsletterWordings.data.ts';

/** What was agreed to, by which words, when and where: the proof that a newsletter may be sent. */
export const consentRecordSchema = z.object({
  version: z.string(),
  /** The exact words beside the ticked box. */
  wording: z.string(),
  language: languageSchema,
  /** Path of the page with the box. */
  page: z.string(),
  at: instantSchema,
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

interface ConsentWording {
  readonly version: string;
  readonly language: Language;
  /** What stands beside the box, and the line below it. */
  readonly label: string;
  readonly hint: string;
  /** All of it as one text, for the record. */
  readonly wording: string;
}

/** The words that stand beside the box now. The form shows them and the server stores them: one source, no drift. */
export function newsletterConsent(language: Language): ConsentWording {
  const { version, texts } = newsletterWordings[0];
  const { label, hint } = texts[language];
  return { version, language, label, hint, wording: `${label} ${hint}` };
}
