import { fillPlaceholders, type Language, type Lead, placeholderValues, samplePlaceholderValues } from '@fnc/domain';

export interface MailToFill {
  /** With placeholders. */
  readonly subject: string;
  readonly content: string;
  /** The recipient; `undefined`: an imaginary person. */
  readonly lead: Lead | undefined;
  /** Language of the imaginary person; a lead has its own. */
  readonly language: Language;
}

/** Subject and content as one recipient gets them, and the language of the text below them. */
export function filledMail({ subject, content, lead, language: usual }: MailToFill) {
  const language = lead?.language ?? usual;
  const values = lead === undefined ? samplePlaceholderValues(language) : placeholderValues(lead);
  return {
    subject: fillPlaceholders(subject, values, 'text'),
    content: fillPlaceholders(content, values, 'html'),
    language,
  };
}
