import { fail, ok, type ContactMessage, type GuideSignUp, type Language, type Lead, type Result } from '@fnc/domain';
import type { DeliveryFault, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import type { CausedMail } from '../adapters/sql/outbox.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import { advisorLanguage, composeAdvisor, composeConfirmation, composeGuide, composeUnsubscribe } from './compose.ts';
import {
  advisorPayload,
  confirmationPayload,
  guidePayload,
  unsubscribePayload,
  type AdvisorPayload,
  type ConfirmationPayload,
  type GuidePayload,
  type UnsubscribePayload,
} from './payloads.ts';

/** Which mails the product sends, and to whom. */
export interface Mails {
  /** The guide, in the visitor's language. */
  forSignUp(signUp: GuideSignUp & { language: Language }): CausedMail[];
  /** The message to the advisor, who can answer it with "reply", and a confirmation to the visitor. */
  forMessage(message: ContactMessage & { language: Language }, lead: Lead, receivedAt: string): CausedMail[];
  /** The link to unsubscribe, for who asked for it on the page. */
  forUnsubscribe(lead: Lead, language: Language): CausedMail;
  /** A row of the outbox as a mail that can leave. */
  compose(row: OutboxRow): Result<OutgoingMail, DeliveryFault>;
}

export interface MailSettings {
  /** Where the product is found, without a slash at the end. A function, because a free port is known late. */
  readonly publicUrl: () => string;
  /** `Name <name@domain>`. */
  readonly from: string;
  /** Address of who answers contact messages, and receives answers to our mails. */
  readonly advisor: string;
}

interface MailDependencies extends MailSettings {
  /** Signs a lead's unsubscribe link. */
  readonly unsubscribeToken: (leadId: string) => string;
}

export function createMails({ publicUrl, from, advisor, unsubscribeToken }: MailDependencies): Mails {
  return {
    forSignUp(signUp) {
      const { language, name, email } = signUp;
      const payload: GuidePayload = { language, name, newsletter: signUp.newsletter === true };
      const { subject } = composeGuide(payload, publicUrl());
      return [{ kind: 'guide', recipient: email, subject, payload }];
    },

    forMessage({ language, name, email, message, page }, lead, receivedAt) {
      const toAdvisor: AdvisorPayload = { visitorLanguage: language, name, email, message, page };
      const toVisitor: ConfirmationPayload = { language, name };
      return [
        {
          kind: 'contact_advisor',
          recipient: advisor,
          subject: composeAdvisor(toAdvisor, { leadId: lead.id, at: receivedAt }, publicUrl()).subject,
          payload: toAdvisor,
        },
        {
          kind: 'contact_confirmation',
          recipient: email,
          subject: composeConfirmation(toVisitor, publicUrl()).subject,
          payload: toVisitor,
        },
      ];
    },

    forUnsubscribe({ id, name, email }, language) {
      const payload: UnsubscribePayload = { language, name };
      const { subject } = composeUnsubscribe(payload, unsubscribeToken(id), publicUrl());
      return { kind: 'unsubscribe_link', recipient: email, subject, payload };
    },

    compose(row) {
      try {
        const { composed, language, replyTo } = composeRow(row, publicUrl(), advisor, unsubscribeToken);
        return ok({
          id: row.id,
          from,
          to: row.recipient,
          replyTo,
          language,
          createdAt: row.created_at,
          html: composed.html,
          text: composed.text,
          // What the timeline shows is what was sent.
          subject: row.subject,
        });
      } catch (error) {
        return fail({ code: 'not_composed', detail: String(error), permanent: true });
      }
    },
  };
}

function composeRow(row: OutboxRow, publicUrl: string, advisor: string, unsubscribeToken: (leadId: string) => string) {
  const payload: unknown = JSON.parse(row.payload);
  switch (row.kind) {
    case 'guide': {
      const guide = guidePayload.parse(payload);
      return { composed: composeGuide(guide, publicUrl), language: guide.language, replyTo: advisor };
    }
    case 'contact_advisor': {
      const message = advisorPayload.parse(payload);
      const received = { leadId: row.lead_id, at: row.created_at };
      const composed = composeAdvisor(message, received, publicUrl);
      return { composed, language: advisorLanguage, replyTo: message.email };
    }
    case 'contact_confirmation': {
      const confirmation = confirmationPayload.parse(payload);
      const composed = composeConfirmation(confirmation, publicUrl);
      return { composed, language: confirmation.language, replyTo: advisor };
    }
    case 'unsubscribe_link': {
      const asked = unsubscribePayload.parse(payload);
      const composed = composeUnsubscribe(asked, unsubscribeToken(row.lead_id), publicUrl);
      return { composed, language: asked.language, replyTo: advisor };
    }
    default:
      throw new Error(`There is no mail of kind "${row.kind}".`);
  }
}
