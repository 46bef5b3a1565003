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
  /** When it was asked for. */
  readonly createdAt: string;
  /** The `Date` header, where that is another moment: a campaign is of the day it leaves. */
  readonly date?: string;
  /** Of a mail that was sent to many: how its reader leaves the list. Absent: the mail answers one person's question. */
  readonly list?: MailingList;
  /** Written by a person to this reader alone: a holiday answer to it is welcome. */
  readonly byHand?: true;
}

export interface MailingList {
  /** Takes the POST of RFC 8058. */
  readonly unsubscribeUrl: string;
  /** `newsletter.example.nl`: the same for every mail of the list. */
  readonly id: string;
  readonly name: string;
}

export interface DeliveryFault {
  readonly code: MailFaultCode;
  /** What the mail server or the system said. */
  readonly detail: string;
  /** Trying again can not help. */
  readonly permanent: boolean;
  /** The mail server says that there is no such mailbox. */
  readonly unknownMailbox?: true;
}

export interface MailTransport {
  /** Whose signature (DKIM) the mails carry; `null` when they are not signed here. */
  readonly signedBy: string | null;

  /** False when mail only goes to a folder. */
  readonly configured: boolean;
  /** Resolves when the mail server has taken the message over, or the file is on the disk. */
  send(mail: OutgoingMail): Promise<Result<void, DeliveryFault>>;
  close(): Promise<void>;
}
