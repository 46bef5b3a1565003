import { languageSchema } from '@fnc/domain';
import * as z from 'zod/mini';

/** What the outbox keeps of a mail: what was asked, not how it looks. It is composed when it leaves. */
export const guidePayload = z.object({
  language: languageSchema,
  name: z.string(),
  newsletter: z.boolean(),
  /** The consent that waits for its confirmation. */
  consentId: z.optional(z.nullable(z.string())),
});

export const confirmNewsletterPayload = z.object({ language: languageSchema, name: z.string(), consentId: z.string() });

/** Filled in for its lead by whoever handed it in; the footer comes when it leaves. */
export const campaignPayload = z.object({
  language: languageSchema,
  content: z.string(),
  text: z.string(),
  /** Why the lead gets it. */
  reason: z.enum(['newsletter', 'lead', 'answer']),
});

export const advisorPayload = z.object({
  visitorLanguage: languageSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  phone: z.optional(z.string()),
  preferredMoments: z.optional(z.string()),
  page: z.optional(z.string()),
});

export const confirmationPayload = z.object({ language: languageSchema, name: z.string() });

/** The token is not kept: whoever reads the database cannot unsubscribe with what it finds. */
export const unsubscribePayload = z.object({ language: languageSchema, name: z.string() });

export const passwordChangedPayload = z.object({ username: z.string(), changedAt: z.string() });

export type GuidePayload = z.infer<typeof guidePayload>;
export type AdvisorPayload = z.infer<typeof advisorPayload>;
export type ConfirmationPayload = z.infer<typeof confirmationPayload>;
export type ConfirmNewsletterPayload = z.infer<typeof confirmNewsletterPayload>;
export type CampaignPayload = z.infer<typeof campaignPayload>;
export type UnsubscribePayload = z.infer<typeof unsubscribePayload>;
export type PasswordChangedPayload = z.infer<typeof passwordChangedPayload>;
