import type { ComposedMail, Language } from '@fnc/domain';
import type { MailingList } from '../adapters/mail/mailTransport.ts';
import type { SignedTokens } from '../adapters/secrets/signedTokens.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import { composeAnswer, composeCampaign, type CampaignLinks } from './campaign.ts';
import {
  advisorLanguage,
  composeAdvisor,
  composeConfirmation,
  composeConfirmNewsletter,
  composeGuide,
  composePasswordChanged,
  composeUnsubscribe,
  leadOf,
} from './compose.ts';
import {
  advisorPayload,
  confirmationPayload,
  confirmNewsletterPayload,
  guidePayload,
  passwordChangedPayload,
  unsubscribePayload,
} from './payloads.ts';

interface Composers extends CampaignLinks {
  readonly from: string;
  readonly advisor: string;
  readonly confirmationTokens: SignedTokens;
}

interface ComposedRow {
  readonly composed: ComposedMail;
  readonly language: Language;
  readonly replyTo: string;
  /** Of a campaign's mail. */
  readonly list?: MailingList;
  /** Of an answer. */
  readonly byHand?: true;
}

/** @throws when there is no mail of this kind, or its payload is not one */
export function composeRow(row: OutboxRow, composers: Composers): ComposedRow {
  const { publicUrl, from, advisor: replyTo, unsubscribeTokens, confirmationTokens } = composers;
  const payload: unknown = JSON.parse(row.payload);
  switch (row.kind) {
    case 'guide': {
      const guide = guidePayload.parse(payload);
      const token = typeof guide.consentId === 'string' ? confirmationTokens.sign(guide.consentId) : null;
      return { composed: composeGuide(guide, token, publicUrl), language: guide.language, replyTo };
    }
    case 'contact_advisor': {
      const message = advisorPayload.parse(payload);
      const composed = composeAdvisor(message, { leadId: leadOf(row), at: row.created_at }, publicUrl);
      return { composed, language: advisorLanguage, replyTo: message.email };
    }
    case 'contact_confirmation': {
      const confirmation = confirmationPayload.parse(payload);
      return { composed: composeConfirmation(confirmation, publicUrl), language: confirmation.language, replyTo };
    }
    case 'unsubscribe_link': {
      const asked = unsubscribePayload.parse(payload);
      const composed = composeUnsubscribe(asked, unsubscribeTokens.sign(leadOf(row)), publicUrl);
      return { composed, language: asked.language, replyTo };
    }
    case 'newsletter_confirmation': {
      const asked = confirmNewsletterPayload.parse(payload);
      const composed = composeConfirmNewsletter(asked, confirmationTokens.sign(asked.consentId), publicUrl);
      return { composed, language: asked.language, replyTo };
    }
    case 'password_changed': {
      const composed = composePasswordChanged(passwordChangedPayload.parse(payload));
      return { composed, language: advisorLanguage, replyTo };
    }
    case 'campaign':
      return { ...composeCampaign(row, composers, from), replyTo };
    case 'answer':
      return { ...composeAnswer(row, publicUrl), replyTo, byHand: true };
    default:
      throw new Error(`There is no mail of kind "${row.kind}".`);
  }
}
