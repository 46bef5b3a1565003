import {
  composeAdvisorBundle,
  composeContactConfirmation,
  composeContactToAdvisor,
  composeGuideMail,
  composeNewsletterConfirmation,
  composePasswordChangedMail,
  composeUnsubscribeMail,
  guidePath,
  languageSchema,
  newsletterPath,
  privacyPath,
  publicPages,
  unsubscribePath,
  type ComposedMail,
  type Instant,
  type Language,
} from '@fnc/domain';
import * as z from 'zod/mini';
import type { OutboxRow } from '../adapters/sql/schema.ts';

/** What the outbox stores of a mail: its input, not its HTML. The worker composes the mail when it sends it. */
export const guidePayload = z.object({
  language: languageSchema,
  name: z.string(),
  newsletter: z.boolean(),
  /** The consent that must be confirmed. */
  consentId: z.optional(z.nullable(z.string())),
});

export const confirmNewsletterPayload = z.object({ language: languageSchema, name: z.string(), consentId: z.string() });

/** Placeholders are filled in for the lead; the footer is added when it is sent. */
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

/** The token is not stored, so that a copy of the database cannot unsubscribe anybody. */
export const unsubscribePayload = z.object({ language: languageSchema, name: z.string() });

export const passwordChangedPayload = z.object({ username: z.string(), changedAt: z.string() });

export type GuidePayload = z.infer<typeof guidePayload>;
export type AdvisorPayload = z.infer<typeof advisorPayload>;
export type ConfirmationPayload = z.infer<typeof confirmationPayload>;
export type ConfirmNewsletterPayload = z.infer<typeof confirmNewsletterPayload>;
export type CampaignPayload = z.infer<typeof campaignPayload>;
export type UnsubscribePayload = z.infer<typeof unsubscribePayload>;
export type PasswordChangedPayload = z.infer<typeof passwordChangedPayload>;

/** The advisor reads Dutch. */
export const advisorLanguage: Language = 'nl';

export const siteUrl = (publicUrl: string, language: Language): string =>
  `${publicUrl}${publicPages.home.path[language]}`;
export const privacyUrl = (publicUrl: string, language: Language): string => `${publicUrl}${privacyPath(language)}`;

const confirmUrl = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}${newsletterPath(language, token)}`;

/** @param token signed token of the consent that must be confirmed; `null` when there is none */
export const composeGuide = (
  { language, name, newsletter }: GuidePayload,
  token: string | null,
  publicUrl: string,
): ComposedMail =>
  composeGuideMail({
    language,
    name,
    newsletter,
    confirmUrl: token === null ? undefined : confirmUrl(publicUrl, language, token),
    downloadUrl: `${publicUrl}${guidePath(language)}`,
    siteUrl: siteUrl(publicUrl, language),
    privacyUrl: privacyUrl(publicUrl, language),
  });

interface Received {
  readonly leadId: string;
  readonly at: Instant;
}

export const composeAdvisor = (payload: AdvisorPayload, { leadId, at }: Received, publicUrl: string): ComposedMail =>
  composeContactToAdvisor({
    ...payload,
    language: advisorLanguage,
    receivedAt: at,
    leadUrl: leadUrl(publicUrl, leadId),
  });

/** An unreadable message is named by its subject, so that a bundle loses none. */
export const composeBundle = (
  rows: readonly Pick<OutboxRow, 'payload' | 'subject' | 'lead_id' | 'created_at'>[],
  publicUrl: string,
): ComposedMail =>
  composeAdvisorBundle(
    advisorLanguage,
    rows.map(({ payload, subject, lead_id, created_at }) => {
      const told = advisorPayload.safeParse(JSON.parse(payload));
      const { name, email, message } = told.success ? told.data : { name: subject, email: '', message: '' };
      return { name, email, message, receivedAt: created_at, leadUrl: leadUrl(publicUrl, lead_id ?? '') };
    }),
  );

const leadUrl = (publicUrl: string, leadId: string): string => `${publicUrl}/admin/leads/${encodeURIComponent(leadId)}`;

export const composeConfirmation = (payload: ConfirmationPayload, publicUrl: string): ComposedMail =>
  composeContactConfirmation({
    ...payload,
    siteUrl: siteUrl(publicUrl, payload.language),
    privacyUrl: privacyUrl(publicUrl, payload.language),
  });

/** @param token signed token of the lead */
export const composeUnsubscribe = (
  { language, name }: UnsubscribePayload,
  token: string,
  publicUrl: string,
): ComposedMail =>
  composeUnsubscribeMail({
    language,
    name,
    unsubscribeUrl: `${publicUrl}${unsubscribePath(language, token)}`,
    siteUrl: siteUrl(publicUrl, language),
    privacyUrl: privacyUrl(publicUrl, language),
  });

/** @param token signed token of the consent */
export const composeConfirmNewsletter = (
  { language, name }: ConfirmNewsletterPayload,
  token: string,
  publicUrl: string,
): ComposedMail =>
  composeNewsletterConfirmation({
    language,
    name,
    confirmUrl: confirmUrl(publicUrl, language, token),
    siteUrl: siteUrl(publicUrl, language),
    privacyUrl: privacyUrl(publicUrl, language),
  });

export const composePasswordChanged = (payload: PasswordChangedPayload): ComposedMail =>
  composePasswordChangedMail({ ...payload, language: advisorLanguage });

/** @throws when the mail belongs to no lead */
export function leadOf({ lead_id: leadId }: Pick<OutboxRow, 'lead_id'>): string {
  if (leadId === null) throw new Error('This mail belongs to no lead.');
  return leadId;
}
