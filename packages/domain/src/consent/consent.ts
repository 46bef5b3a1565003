import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { newsletterWordings } from './newsletterWordings.data.ts';

/** The consent with its wording, time and page: the proof that a newsletter may be sent. */
export const consentRecordSchema = z.object({
  version: z.string(),
  /** The exact text beside the ticked box. */
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
  /** The text beside the box, and the line below it. */
  readonly label: string;
  readonly hint: string;
  /** Both as one text, for the record. */
  readonly wording: string;
}

/** The current text beside the box, shown by the form and stored by the server, so that the two cannot differ. */
export function newsletterConsent(language: Language): ConsentWording {
  const { version, texts } = newsletterWordings[0];
  const { label, hint } = texts[language];
  return { version, language, label, hint, wording: `${label} ${hint}` };
}
