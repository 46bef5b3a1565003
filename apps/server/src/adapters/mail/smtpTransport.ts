import { fail, ok } from '@fnc/domain';
import { createTransport, type NodemailerError } from 'nodemailer';
import { dkimOptions, type DkimKey } from './dkim.ts';
import type { DeliveryFault, MailTransport } from './mailTransport.ts';
import { toMessage } from './message.ts';
import { smtpSecurityOf, type SmtpSecurity } from './smtpSecurity.ts';

/** Measured: more connections do not send faster. */
const connections = 5;

interface SmtpOptions {
  /** Absent: the mails are not signed here. */
  readonly dkim?: DkimKey | undefined;
  /** Absent: the address decides, without plain text. */
  readonly security?: SmtpSecurity;
  /** A certificate to trust besides the system's, in PEM. */
  readonly ca?: string;
}

/** @param url `smtp://user:secret@host:587` or `smtps://…`, without a query, which could override these settings */
export function createSmtpTransport(
  url: string,
  { dkim, security = smtpSecurityOf(url, false), ca }: SmtpOptions = {},
): MailTransport {
  const mailer = createTransport({
    url,
    // Checked before the sign-in: without STARTTLS neither the password nor a mail leaves.
    requireTLS: security === 'starttls',
    tls: { rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) },
    pool: true,
    maxConnections: connections,
    // The outbox stores failed attempts and retries them.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...dkimOptions(dkim),
  });
  return {
    configured: true,
    signedBy: dkim?.domain ?? null,
    async send(mail) {
      try {
        await mailer.sendMail(toMessage(mail));
        return ok(undefined);
      } catch (error) {
        return fail(toFault(error as NodemailerError));
      }
    },
    close() {
      mailer.close();
      return Promise.resolve();
    },
  };
}

/**
 * A reply to this message decides about this message: 5xx is final, 4xx is not. Every other failure (connection,
 * sign-in, refused sender, used-up quota) is a fault of the set-up that someone will repair: retry.
 */
function toFault(error: NodemailerError): DeliveryFault {
  const detail = (error.response ?? error.message).split(/\r?\n/, 1)[0] ?? '';
  const aboutTheMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (error.code === 'ETLS' || isAboutCertificate(error)) return { code: 'not_encrypted', detail, permanent: false };
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH') return { code: 'sign_in', detail, permanent: false };
  if (error.responseCode === undefined) {
    // No reply: an invalid envelope stays invalid, a connection may come back.
    return aboutTheMessage && error.code === 'EENVELOPE'
      ? { code: 'refused', detail, permanent: true }
      : { code: 'unreachable', detail, permanent: false };
  }
  if (aboutTheMessage && error.permanent === true && !isAboutSender(error)) {
    return { code: 'refused', detail, permanent: true, ...(isUnknownMailbox(error) ? { unknownMailbox: true } : {}) };
  }
  return { code: 'deferred', detail, permanent: false };
}

/** Error codes of OpenSSL and Node for an untrusted certificate or encryption. */
const isAboutCertificate = ({ originalCode = '' }: NodemailerError): boolean =>
  /CERT|LEAF_SIGNATURE|^ERR_(?:TLS|SSL)_/.test(originalCode);

/**
 * The codes of a refusal that is about us and holds for every recipient: sender address (5.1.7, 5.1.8), a quota (5.2.0,
 * 5.4.5), the mail system (5.3.x, except 5.3.4: too large), authorisation (5.7.x: no relaying, blocked host, DMARC).
 */
const aboutSender = /^\d{3}[ -]5\.(?:1\.[78]|2\.0|3\.(?!4\b)\d+|4\.5|7\.\d+)\b/;

/**
 * 5.7.1 means both "you may not relay" and "we do not take this text". Before the text was sent it cannot be the text;
 * afterwards it nearly always is: sending a text that was judged to be spam again every hour would harm our reputation.
 */
const isAboutText = ({ command, response = '' }: NodemailerError): boolean =>
  command === 'DATA' && /^\d{3}[ -]5\.7\.1\b/.test(response);

/** The sender is refused, at its own command or later by a code. This holds for every recipient. */
const isAboutSender = (error: NodemailerError): boolean =>
  error.command === 'MAIL FROM' || (aboutSender.test(error.response ?? '') && !isAboutText(error));

/** True only when the server says that the address does not exist: other refusals are about us or temporary. */
const isUnknownMailbox = ({ command, response = '' }: NodemailerError): boolean =>
  command === 'RCPT TO' && /^55[013][ -]5\.1\.(?:[1236]|10)\b/.test(response);
