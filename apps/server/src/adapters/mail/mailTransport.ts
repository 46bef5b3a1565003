import type { Language, MailFaultCode, Result } from '@fnc/domain';

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Id of its outbox row. The same id is the same message, even when it is sent twice after a crash. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /** When it was asked for. */
  readonly createdAt: string;
  /** The `Date` header, where it differs: a campaign mail has the day it is sent. */
  readonly date?: string;
  /** How the recipient of a mass mail unsubscribes. Absent: the mail answers one person. */
  readonly list?: MailingList;
  /** A person wrote it to this recipient alone, who may get a holiday answer. */
  readonly byHand?: true;
}

export interface MailingList {
  /** Accepts the POST of RFC 8058. */
  readonly unsubscribeUrl: string;
  /** `newsletter.example.nl`: the same for every mail of the list. */
  readonly id: string;
  readonly name: string;
}

export interface DeliveryFault {
  readonly code: MailFaultCode;
  /** The message of the mail server or the system. */
  readonly detail: string;
  /** A retry cannot help. */
  readonly permanent: boolean;
  /** The mail server says that there is no such mailbox. */
  readonly unknownMailbox?: true;
}

export interface MailTransport {
  /** The DKIM signature of the mails; `null` when they are not signed here. */
  readonly signedBy: string | null;

  /** False when mail is only written to a folder. */
  readonly configured: boolean;
  /** Resolves when the mail server has accepted the message, or the file is on the disk. */
  send(mail: OutgoingMail): Promise<Result<void, DeliveryFault>>;
  close(): Promise<void>;
}
