import type { Language } from '../shared/language.ts';

/**
 * Why a mail of a campaign did not leave or did not arrive, beside the faults of `mailFaultCodes`. The code is stored with
 * the delivery: never rename one.
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
  },
};
