import { brand, fillMessage, type Language, type Lead } from '@fnc/domain';

/** Texts of a mail to a lead: in the lead's language, not the console's. */
export const answerMailWords: Record<Language, { message: string; guide: string; greeting: string; closing: string }> =
  {
    nl: {
      message: 'Je vraag aan {{brand}}',
      guide: 'Je aanvraag van de Cyprus-gids',
      greeting: 'Beste {{name}},',
      closing: 'Met vriendelijke groet,',
    },
    en: {
      message: 'Your question to {{brand}}',
      guide: 'Your request for the Cyprus guide',
      greeting: 'Dear {{name}},',
      closing: 'Kind regards,',
    },
  };

/** The longest quote of a message: mail programs truncate long addresses. */
const quoteAtMost = 800;

const quoted = (message: string): string => {
  const part = message.length > quoteAtMost ? `${message.slice(0, quoteAtMost)}…` : message;
  return part
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
};

const firstWord = (name: string): string => name.split(/\s+/)[0] ?? name;

interface MessageToAnswer {
  readonly text: string;
  /** As typed with the message: another person may use the lead's mailbox. */
  readonly name?: string | undefined;
}

/**
 * A `mailto:` that opens the advisor's own mail program with subject and greeting in the lead's language.
 * Half a letter, of an emoji that is cut in two, cannot be encoded.
 */
export function answerMail(
  { name, email, language }: Pick<Lead, 'name' | 'email' | 'language'>,
  message?: MessageToAnswer,
): string {
  const words = answerMailWords[language];
  const subject = fillMessage(message === undefined ? words.guide : words.message, { brand: brand.name });
  const greeting = fillMessage(words.greeting, { name: firstWord(message?.name ?? name) });
  const body = [greeting, '', '', '', words.closing, brand.founder, brand.name];
  if (message !== undefined) body.push('', quoted(message.text));
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n').toWellFormed())}`;
}
