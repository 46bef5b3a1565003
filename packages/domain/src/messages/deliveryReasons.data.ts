import type { Language } from '../shared/language.ts';

/**
 * Why a campaign's mail was not sent or not delivered, in addition to `mailFaultCodes`. The code is stored with the
 * delivery: never rename one.
 */
export const deliveryReasonCodes = [
  'unsubscribed',
  'suppressed',
  'consent_missing',
  'consent_pending',
  'lead_removed',
  'address_changed',
  'mailbox_unknown',
  'bounced',
  'complained',
  'blocked',
  'mailbox_limit',
  'server_limit',
  'restored',
] as const;
export type DeliveryReasonCode = (typeof deliveryReasonCodes)[number];

export const deliveryReasons: Record<Language, Record<DeliveryReasonCode, string>> = {
  nl: {
    unsubscribed: 'Afgemeld voordat de mail wegging',
    suppressed: 'Dit adres krijgt geen mail meer',
    consent_missing: 'Geen toestemming vastgelegd',
    consent_pending: 'De nieuwsbrief is nog niet bevestigd',
    lead_removed: 'De lead is verwijderd',
    address_changed: 'Het e-mailadres van de lead is veranderd',
    mailbox_unknown: 'Dit adres bestaat niet',
    bounced: 'De mail kwam terug',
    complained: 'Als ongewenst gemeld',
    blocked: 'Dit adres is met de hand geblokkeerd',
    mailbox_limit: 'Dit postvak kreeg in het laatste uur al genoeg automatische mails',
    server_limit: 'In het laatste uur zijn al zoveel automatische mails verstuurd als is toegestaan',
    restored: 'Stond klaar in een teruggezette back-up en is misschien al verstuurd',
  },
  en: {
    unsubscribed: 'Unsubscribed before the email went out',
    suppressed: 'This address no longer accepts email',
    consent_missing: 'No consent recorded',
    consent_pending: 'The newsletter hasn’t been confirmed yet',
    lead_removed: 'The lead was deleted',
    address_changed: 'The lead’s email address has changed',
    mailbox_unknown: 'This address doesn’t exist',
    bounced: 'The email bounced',
    complained: 'Reported as spam',
    blocked: 'This address was blocked by hand',
    mailbox_limit: 'This mailbox has had enough automatic emails in the past hour',
    server_limit: 'As many automatic emails as are allowed were sent in the past hour',
    restored: 'Was waiting in a restored backup and may have been sent already',
  },
};
