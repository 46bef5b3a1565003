import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';

const conversionTypes = ['guide_requested', 'contact_sent'] as const;
export type ConversionType = (typeof conversionTypes)[number];

/** A visitor reached a goal of the site. Stored in this browser only; contains no personal data. */
export const conversionSchema = z.object({
  id: z.string(),
  timestamp: instantSchema,
  type: z.enum(conversionTypes),
  page: z.string(),
  source: z.string(),
  language: languageSchema,
});
export type Conversion = z.infer<typeof conversionSchema>;
export type NewConversion = Omit<Conversion, 'id' | 'timestamp'>;

export interface ConversionRepository {
  /** Rejects only when the store fails. Above 500, the oldest are dropped. */
  add(conversion: NewConversion): Promise<Conversion>;
  /** Oldest first. */
  list(): Promise<readonly Conversion[]>;
}
