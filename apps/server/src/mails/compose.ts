import {
  composeContactConfirmation,
  composeContactToAdvisor,
  composeGuideMail,
  composeUnsubscribeMail,
  guidePath,
  privacyPath,
  unsubscribePath,
  type ComposedMail,
  type Instant,
  type Language,
} from '@fnc/domain';
import type { AdvisorPayload, ConfirmationPayload, GuidePayload, UnsubscribePayload } from './payloads.ts';

/** The advisor reads Dutch. */
export const advisorLanguage: Language = 'nl';

const siteUrl = (publicUrl: string, language: Language): string => `${publicUrl}${language === 'en' ? '/en' : '/'}`;
const privacyUrl = (publicUrl: string, language: Language): string => `${publicUrl}${privacyPath(language)}`;

export const composeGuide = ({ language, name, newsletter }: GuidePayload, publicUrl: string): ComposedMail =>
  composeGuideMail({
    language,
    name,
    newsletter,
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
    leadUrl: `${publicUrl}/admin/leads/${encodeURIComponent(leadId)}`,
  });

export const composeConfirmation = (payload: ConfirmationPayload, publicUrl: string): ComposedMail =>
  composeContactConfirmation({
    ...payload,
    siteUrl: siteUrl(publicUrl, payload.language),
    privacyUrl: privacyUrl(publicUrl, payload.language),
  });

/** @param token of the lead, signed */
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
