import {
  fail,
  fillPlaceholders,
  languageOf,
  ok,
  textOfHtml,
  type ComposedMail,
  type ContactMessage,
  type GuideSignUp,
  type Language,
  type Lead,
  type MailKind,
  type Result,
} from '@fnc/domain';
import type { TestEmail } from '@fnc/domain/api';
import type { DeliveryFault, MailingList, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import type { SignedTokens } from '../adapters/secrets/signedTokens.ts';
import type { CausedMail } from '../adapters/sql/mail/enqueueMail.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import type { FillIn } from '../adapters/sql/mail/lastLook.ts';
import { placeholderValuesOf } from '../adapters/sql/leads/leadRows.ts';
import { composeAnswer, composeCampaign, composeTest, measuredLinks, type CampaignLinks } from './campaign.ts';
import {
  advisorLanguage,
  advisorPayload,
  composeAdvisor,
  composeBundle,
  composeConfirmation,
  composeConfirmNewsletter,
  composeGuide,
  composePasswordChanged,
  composeUnsubscribe,
  confirmationPayload,
  confirmNewsletterPayload,
  guidePayload,
  leadOf,
  passwordChangedPayload,
  unsubscribePayload,
  type AdvisorPayload,
  type CampaignPayload,
  type ConfirmationPayload,
  type ConfirmNewsletterPayload,
  type GuidePayload,
  type PasswordChangedPayload,
  type UnsubscribePayload,
} from './compose.ts';

/** Which mails the product sends, and to whom. */
export interface Mails {
  /** The guide, in the visitor's language; with the newsletter's confirm button while confirmation is needed. */
  forSignUp(signUp: GuideSignUp & { language: Language }, consentId: string | null): CausedMail[];
  /** The message to the advisor, who can answer by "reply", and a confirmation to the visitor. */
  forMessage(message: ContactMessage & { language: Language }, lead: Lead, receivedAt: string): CausedMail[];
  /** The unsubscribe link that was asked for on the page. */
  forUnsubscribe(lead: Lead, language: Language): CausedMail;
  /** The link to confirm the newsletter, again. */
  forConfirmation(lead: Lead, consentId: string): CausedMail;
  /** Tells the advisor that the password was changed. */
  forPasswordChange(username: string, changedAt: string): CausedMail;
  /** What the outbox stores of a campaign mail. */
  campaignPayload(
    mail: { content: string; text?: string | undefined },
    lead: { language: string; consent: string },
  ): CampaignPayload;
  /** A campaign mail for one lead, from the text stored when the campaign was sent. */
  fillIn: FillIn;
  /** What the outbox stores of an answer to one lead. */
  answerPayload(mail: { content: string; text?: string | undefined }, lead: { language: string }): CampaignPayload;
  /** A campaign's test mail: it is sent at once and not stored. */
  test(mail: TestEmail, id: string, at: string): OutgoingMail;
  /** An outbox row as a mail that can be sent. */
  compose(row: OutboxRow): Result<OutgoingMail, DeliveryFault>;
  /** Messages to the advisor as one mail that can be sent. */
  composeBundle(rows: readonly OutboxRow[]): Result<OutgoingMail, DeliveryFault>;
}

export interface MailSettings {
  /** The product's address, without a slash at the end. A function, because a free port is known late. */
  readonly publicUrl: () => string;
  /** `Name <name@domain>`. */
  readonly from: string;
  /** Address that receives contact messages and replies to our mails. */
  readonly advisor: string;
}

interface MailDependencies extends MailSettings, Omit<CampaignLinks, 'publicUrl'> {
  /** Signs the link that confirms a consent. */
  readonly confirmationTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createMails(dependencies: MailDependencies): Mails {
  const { publicUrl, from, advisor, unsubscribeTokens, confirmationTokens, now } = dependencies;
  return {
    forSignUp(signUp, consentId) {
      const { language, name, email } = signUp;
      const payload: GuidePayload = { language, name, newsletter: signUp.newsletter === true, consentId };
      const { subject } = composeGuide(payload, null, publicUrl());
      return [{ kind: 'guide', recipient: email, subject, payload }];
    },

    forMessage({ language, name, email, phone, preferredMoments, message, page }, lead, receivedAt) {
      const asked = { name, email, phone, preferredMoments, message, page };
      const toAdvisor: AdvisorPayload = { visitorLanguage: language, ...asked };
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
      const { subject } = composeUnsubscribe(payload, unsubscribeTokens.sign(id), publicUrl());
      return { kind: 'unsubscribe_link', recipient: email, subject, payload };
    },

    forConfirmation({ name, email, language }, consentId) {
      const payload: ConfirmNewsletterPayload = { language, name, consentId };
      const { subject } = composeConfirmNewsletter(payload, confirmationTokens.sign(consentId), publicUrl());
      return { kind: 'newsletter_confirmation', recipient: email, subject, payload };
    },

    forPasswordChange(username, changedAt) {
      const payload: PasswordChangedPayload = { username, changedAt };
      return {
        kind: 'password_changed',
        recipient: advisor,
        subject: composePasswordChanged(payload).subject,
        payload,
      };
    },

    campaignPayload: ({ content, text }, { language, consent }) => ({
      language: languageOf(language),
      content,
      text: text ?? textOfHtml(content),
      reason: consent === 'confirmed' ? 'newsletter' : 'lead',
    }),

    fillIn({ subject, content }, lead) {
      const values = placeholderValuesOf(lead);
      const filled = fillPlaceholders(content, values, 'html');
      const payload: CampaignPayload = {
        language: languageOf(lead.language),
        content: filled,
        text: textOfHtml(filled),
        reason: lead.consent === 'confirmed' ? 'newsletter' : 'lead',
      };
      return {
        subject: fillPlaceholders(subject, values, 'text'),
        payload: JSON.stringify(payload),
        links: measuredLinks(filled),
      };
    },

    answerPayload: ({ content, text }, { language }) => ({
      language: languageOf(language),
      content,
      text: text ?? textOfHtml(content),
      reason: 'answer',
    }),

    test: (mail, id, at) => ({
      ...composeTest(mail, publicUrl()),
      id,
      from,
      to: mail.to,
      replyTo: advisor,
      language: mail.language,
      createdAt: at,
    }),

    composeBundle(rows) {
      const [first] = rows;
      if (first === undefined) return fail({ code: 'not_composed', detail: 'nothing to bundle', permanent: true });
      return ok({
        ...composeBundle(rows, publicUrl()),
        id: first.id,
        from,
        to: first.recipient,
        replyTo: advisor,
        language: advisorLanguage,
        createdAt: first.created_at,
      });
    },

    compose(row) {
      try {
        const { composed, language, replyTo, list, byHand } = composeRow(row, {
          ...dependencies,
          publicUrl: publicUrl(),
        });
        return ok({
          id: row.id,
          from,
          to: row.recipient,
          replyTo,
          language,
          createdAt: row.created_at,
          html: composed.html,
          text: composed.text,
          // The timeline shows what was sent.
          subject: row.subject,
          ...(list === undefined ? {} : { list, date: new Date(now()).toISOString() }),
          ...(byHand === undefined ? {} : { byHand }),
        });
      } catch (error) {
        return fail({ code: 'not_composed', detail: String(error), permanent: true });
      }
    },
  };
}

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

const noComposer = (kind: never) => new Error(`There is no mail of kind "${String(kind)}".`);

/** @throws when there is no mail of this kind, or its payload is not one */
function composeRow(row: OutboxRow, composers: Composers): ComposedRow {
  const { publicUrl, from, advisor: replyTo, unsubscribeTokens, confirmationTokens } = composers;
  const payload: unknown = JSON.parse(row.payload);
  // A test of a campaign is sent at once, without the outbox.
  const kind = row.kind as Exclude<MailKind, 'campaign_test'>;
  switch (kind) {
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
      throw noComposer(kind);
  }
}
