import type { Language } from '../shared/language.ts';

/** What can keep a mail from leaving. The code is stored with the mail: never rename one. */
export const mailFaultCodes = [
  'refused',
  'deferred',
  'sign_in',
  'unreachable',
  'not_encrypted',
  'not_written',
  'not_composed',
] as const;
export type MailFaultCode = (typeof mailFaultCodes)[number];

/** Why a mail did not leave, in plain words. `{{detail}}` is what the mail server or the system said. */
export const mailFaultMessages: Record<Language, Record<MailFaultCode, string>> = {
  nl: {
    refused: 'De mailserver weigert dit bericht definitief: {{detail}}',
    deferred: 'De mailserver neemt het bericht nu niet aan: {{detail}}',
    sign_in: 'Inloggen bij de mailserver mislukt: {{detail}}',
    unreachable: 'De mailserver is niet bereikbaar: {{detail}}',
    not_encrypted:
      'De verbinding met de mailserver kan niet worden versleuteld, dus er is niets verstuurd; we proberen het opnieuw: {{detail}}',
    not_written: 'Het bericht kan niet in de outbox-map worden geschreven: {{detail}}',
    not_composed: 'Het bericht kan niet worden opgesteld: {{detail}}',
  },
  en: {
    refused: 'The mail server refuses this message for good: {{detail}}',
    deferred: 'The mail server does not take the message for now: {{detail}}',
    sign_in: 'Signing in to the mail server failed: {{detail}}',
    unreachable: 'The mail server cannot be reached: {{detail}}',
    not_encrypted:
      'The connection to the mail server cannot be encrypted, so nothing was sent; we will try again: {{detail}}',
    not_written: 'The message cannot be written to the outbox folder: {{detail}}',
    not_composed: 'The message cannot be composed: {{detail}}',
  },
};
