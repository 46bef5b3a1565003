import { fail, ok } from '@fnc/domain';
import { createTransport, type NodemailerError } from 'nodemailer';
import { dkimOptions, type DkimKey } from './dkim.ts';
import type { DeliveryFault, MailTransport } from './mailTransport.ts';
import { toMessage } from './message.ts';
import { smtpSecurityOf, type SmtpSecurity } from './smtpSecurity.ts';

/** Measured: more connections than this do not send faster. */
const connections = 5;

interface SmtpOptions {
  /** Absent: the mails are not signed here. */
  readonly dkim?: DkimKey | undefined;
  /** Absent: what the address asks for, where plain text was not allowed. */
  readonly security?: SmtpSecurity;
  /** A certificate to trust beside those that the system trusts, in PEM. */
  readonly ca?: string;
}

/** @param url `smtp://user:secret@host:587` or `smtps://…`, without a query: the library would let it undo what is set here */
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
    // The outbox tries again itself, and remembers it.
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
 * A reply to this message decides about this message: 5xx is final, 4xx is not. Everything else (no connection, no
 * sign-in, a sender that is refused) is a fault of the set-up that someone will repair: try again.
 */
function toFault(error: NodemailerError): DeliveryFault {
  const detail = (error.response ?? error.message).split(/\r?\n/, 1)[0] ?? '';
  const aboutTheMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (error.code === 'ETLS' || isAboutCertificate(error)) return { code: 'not_encrypted', detail, permanent: false };
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH') return { code: 'sign_in', detail, permanent: false };
  if (error.responseCode === undefined) {
    // No reply at all: an envelope that cannot be written never will be, a connection may come back.
    return aboutTheMessage && error.code === 'EENVELOPE'
      ? { code: 'refused', detail, permanent: true }
      : { code: 'unreachable', detail, permanent: false };
  }
  if (aboutTheMessage && error.permanent === true && !isAboutSender(error)) {
    return { code: 'refused', detail, permanent: true, ...(isUnknownMailbox(error) ? { unknownMailbox: true } : {}) };
  }
  return { code: 'deferred', detail, permanent: false };
}

/** What OpenSSL and Node call a certificate, or an encryption, that is not to be trusted. */
const isAboutCertificate = ({ originalCode = '' }: NodemailerError): boolean =>
  /CERT|LEAF_SIGNATURE|^ERR_(?:TLS|SSL)_/.test(originalCode);

/** Who we are is refused: at its own command, or later by the codes for a bad sender. It holds for every recipient. */
const isAboutSender = ({ command, response = '' }: NodemailerError): boolean =>
  command === 'MAIL FROM' || /^\d{3}[ -]5\.1\.[78]\b/.test(response);

/** Only where the server says of the recipient that there is no such address: other refusals are about us, or about today. */
const isUnknownMailbox = ({ command, response = '' }: NodemailerError): boolean =>
  command === 'RCPT TO' && /^55[013][ -]5\.1\.(?:[1236]|10)\b/.test(response);
