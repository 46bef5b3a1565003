import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailTransport.ts';

/** The message as nodemailer builds it: HTML with a text part beside it. */
export function toMessage(mail: OutgoingMail): SendMailOptions {
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: new Date(mail.createdAt),
    messageId: `<${mail.id}@${domainOf(mail.from)}>`,
    headers: {
      'Content-Language': mail.language,
      // Asks holiday answers and ticket systems not to reply (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
    // A mail never reads a file or fetches an address, whatever a visitor typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param from `name@domain` or `Name <name@domain>` */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
