import type { SendMailOptions } from 'nodemailer';
import type { MailingList, OutgoingMail } from './mailTransport.ts';

/** The message as nodemailer builds it: HTML with a text part beside it. */
export function toMessage(mail: OutgoingMail): SendMailOptions {
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    // An object, because nodemailer splits a string at its commas, also within quotes.
    replyTo: { name: '', address: mail.replyTo },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: new Date(mail.date ?? mail.createdAt),
    messageId: `<${mail.id}@${domainOf(mail.from)}>`,
    headers: {
      'Content-Language': mail.language,
      ...(mail.list === undefined ? {} : listHeaders(mail.list)),
      // Asks auto-responders and ticket systems not to reply (RFC 3834).
      ...(mail.list === undefined && mail.byHand !== true ? { 'Auto-Submitted': 'auto-generated' } : {}),
    },
    // A mail never reads a file or fetches an address, whatever a visitor typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const withoutBreaks = (text: string): string => text.replace(/[\p{Cc}<>]/gu, '');

/** Only the one-click address (RFC 8058): nobody would read an unsubscribe mailbox. */
const listHeaders = ({ unsubscribeUrl, id, name }: MailingList) => ({
  // Not as encoded words, which mail programs would not decode here.
  'List-Unsubscribe': { prepared: true, value: `<${withoutBreaks(unsubscribeUrl)}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-ID': { prepared: true, value: `${withoutBreaks(name).replace(/[^\x20-\x7E]|"/g, '')} <${withoutBreaks(id)}>` },
});

/** @param from `name@domain` or `Name <name@domain>` */
export const domainOf = (from: string): string =>
  /^[^\s>]+/.exec(from.split('@').slice(1).at(-1) ?? '')?.[0] ?? 'localhost';
