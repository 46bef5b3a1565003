import {
  defaultLanguage,
  emailKey,
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  mailboxKey,
  messageEvent,
  type ContactMessage,
  type GuideSignUp,
  type Instant,
  type Lead,
} from '@fnc/domain';
import type { CountDependencies } from './dailyCounts.ts';
import type { AutomaticMailLimits, CausedMail } from './enqueueMail.ts';
import { createGroups } from './groups.ts';
import type { LeadDependencies } from './leads.ts';
import { takeIn, type Arrival, type GivenBox } from './takeIn.ts';

/**
 * Takes in what visitors send. Lead, timeline, consent and mails are one transaction: when these promises resolve all of
 * it is on the disk, when they reject nothing is.
 */
export interface Intake {
  /** `mailsTo` is told which consent waits for its confirmation; `null` when none does. */
  acceptSignUp(
    signUp: GuideSignUp,
    consent: GivenBox | null,
    mailsTo: (lead: Lead, at: Instant, consentId: string | null) => CausedMail[],
  ): Promise<void>;
  acceptMessage(message: ContactMessage, mailsTo: (lead: Lead, at: Instant) => CausedMail[]): Promise<void>;
}

export function createIntake({
  database,
  now,
  newId,
  hashAddress,
  pages,
  automaticPerHour,
}: LeadDependencies & CountDependencies & Pick<AutomaticMailLimits, 'automaticPerHour'>): Intake {
  const { query, engine } = database;
  const accept = createGroups<Arrival>({
    store: (arrivals) =>
      query
        .transaction()
        .execute((transaction) => takeIn(transaction, arrivals, { engine, now, newId, hashAddress, automaticPerHour })),
    // One address twice is one lead: the second finds what the first left.
    keysOf: ({ email }) => [emailKey(email), mailboxKey(email)],
  });

  return {
    acceptSignUp: (signUp, consent, mailsTo) =>
      accept({
        email: signUp.email,
        first: (id, at) => leadFromSignUp(signUp, id, at),
        again: (lead, at) => leadWithSignUp(lead, signUp, at),
        event: { kind: 'guide_requested', source: signUp.source, page: signUp.page },
        counted: {
          event: 'guide_requested',
          source: signUp.source,
          page: pages.known(signUp.page),
          language: signUp.language ?? defaultLanguage,
        },
        consent,
        mailsTo,
      }),

    acceptMessage: (message, mailsTo) =>
      accept({
        email: message.email,
        first: (id, at) => leadFromMessage(message, id, at),
        again: (lead, at) => leadWithMessage(lead, message, at),
        event: messageEvent(message),
        counted: {
          event: 'contact_sent',
          source: 'website',
          page: pages.known(message.page),
          language: message.language ?? defaultLanguage,
        },
        consent: null,
        mailsTo,
      }),
  };
}
