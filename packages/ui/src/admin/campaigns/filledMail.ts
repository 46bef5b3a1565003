import {
  brand,
  composeCampaignMail,
  fillPlaceholders,
  type Language,
  type Lead,
  placeholderValues,
  privacyPath,
  samplePlaceholderValues,
} from '@fnc/domain';
import { markUnknown } from './placeholderProblems.ts';

interface MailToFill {
  /** With placeholders. */
  readonly subject: string;
  readonly content: string;
  /** The recipient; `undefined`: an imaginary person. */
  readonly lead: Lead | undefined;
  /** Language of the imaginary person; a lead has its own. */
  readonly language: Language;
}

const site = `https://${brand.domain}`;

/**
 * A mail as the server sends it to one recipient: with the text below it, and its text part. Only the server closes
 * elements that the content leaves open.
 */
export function filledMail({ subject, content, lead, language: usual }: MailToFill) {
  const language = lead?.language ?? usual;
  const values = lead === undefined ? samplePlaceholderValues(language) : placeholderValues(lead);
  const filled = {
    subject: fillPlaceholders(subject, values, 'text'),
    content: fillPlaceholders(content, values, 'html'),
  };
  const compose = (html: string) =>
    composeCampaignMail({
      language,
      subject: filled.subject,
      content: html,
      reason: lead === undefined || lead.consent === 'confirmed' ? 'newsletter' : 'lead',
      unsubscribeUrl: `${site}/unsubscribe`,
      siteUrl: `${site}/`,
      privacyUrl: `${site}${privacyPath(language)}`,
    });
  return {
    ...filled,
    language,
    /** The whole document, with unfilled fields marked. For display, not for sending. */
    html: compose(markUnknown(filled.content)).html,
    text: compose(filled.content).text,
  };
}
