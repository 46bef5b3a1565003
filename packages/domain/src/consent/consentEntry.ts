import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { blockReasonSchema } from '../leads/leadBlock.ts';

/**
 * `given`: ticked the box. `confirmed`: clicked the button of the confirmation page. `withdrawn`: unsubscribed.
 * `returned`: undid that by the link; it gives no consent, and one that was confirmed counts again. `given_again`: ticked
 * the box once more. `blocked`, `unblocked`: by the advisor, manually. `address_changed`: the advisor corrected the address; an
 * earlier tick of the box is void, because another mailbox would confirm it.
 */
const consentKinds = [
  'given',
  'confirmed',
  'withdrawn',
  'returned',
  'given_again',
  'blocked',
  'unblocked',
  'address_changed',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** One entry of the consent log, which is append-only. */
export const consentEntrySchema = z.object({
  kind: z.enum(consentKinds),
  at: instantSchema,
  /** The exact text that was agreed to, and its version. */
  wording: z.optional(z.string()),
  version: z.optional(z.string()),
  language: z.optional(languageSchema),
  /** Path of the page where it happened. */
  page: z.optional(z.string()),
  /** For a block: who set it, and why. */
  by: z.optional(z.string()),
  reason: z.optional(blockReasonSchema),
  note: z.optional(z.string()),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;
