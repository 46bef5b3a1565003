import type { Language, MailFaultCode, Result } from '@fnc/domain';

/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** Id of its row in the outbox. The same id is the same message, also when it leaves twice after a crash. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /** When it was asked for: the `Date` header. */
  readonly createdAt: string;
}

export interface DeliveryFault {
  readonly code: MailFaultCode;
  /** What the mail server or the system said. */
  readonly detail: string;
  /** Trying again can not help. */
  readonly permanent: boolean;
}

export interface MailTransport {
  /** False when mail only goes to a folder. */
  readonly configured: boolean;
  /** Resolves when the mail server has taken the message over, or the file is on the disk. */
  send(mail: OutgoingMail): Promise<Result<void, DeliveryFault>>;
  close(): Promise<void>;
}
