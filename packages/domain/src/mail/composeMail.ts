import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import type { ComposedMail, MailDocument } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderMailText } from './renderMailText.ts';

/** A subject is one line whatever a visitor typed as a name. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

export const composeMail = (document: MailDocument): ComposedMail => ({
  subject: oneLine(document.subject),
  html: renderMailHtml({ ...document, subject: oneLine(document.subject) }),
  text: renderMailText(document),
});

/** `Esmee`, `Jean-Luc`, `d’Arc`, `M.`, `J.P.`: but no address, figure or link. */
const nameWord = /^(?:[\p{L}\p{M}'’-]+\.?|(?:\p{L}\.)+)$/u;

/**
 * How a mail addresses someone: the first name, or all of the name when it begins with an initial. Empty for what cannot
 * be a name: anyone can have our mail sent to anyone, and it must not carry their link or slogan.
 */
export function greetingName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name.length > 60 || !words.every((word) => nameWord.test(word))) return '';
  const [first = ''] = words;
  return first.length > 1 && !first.includes('.') ? first : words.join(' ');
}

/** `Dag Esmee,` or, without a name, `Dag,`. */
export const greeting = (language: Language, name: string): string =>
  fillMessage(mailTexts[language].greeting, { name: greetingName(name) }).replace(' ,', ',');
