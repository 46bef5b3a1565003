import type { Language } from '../shared/language.ts';

/** Why sending a mail can fail. The code is stored with the mail: never rename one. */
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

/** Why a mail was not sent. `{{detail}}` is the message of the mail server or the system. */
export const mailFaultMessages: Record<Language, Record<MailFaultCode, string>> = {
  nl: {
    refused: 'De mailserver weigert dit bericht definitief. Controleer het e-mailadres; het antwoord was: {{detail}}',
    deferred: 'De mailserver neemt het bericht nu niet aan. Wacht op de volgende poging; het antwoord was: {{detail}}',
    sign_in:
      'Inloggen bij de mailserver mislukt. Controleer naam en wachtwoord in SMTP_URL; het antwoord was: {{detail}}',
    unreachable: 'De mailserver is niet bereikbaar. Controleer SMTP_URL en de verbinding; de fout was: {{detail}}',
    not_encrypted:
      'De verbinding met de mailserver kan niet worden versleuteld, dus er is niets verstuurd. Controleer SMTP_URL; we proberen het opnieuw. De fout was: {{detail}}',
    not_written:
      'Het bericht kan niet in de outbox-map worden geschreven. Controleer de schijf en de rechten van de map; de fout was: {{detail}}',
    not_composed: 'Het bericht kan niet worden opgesteld. Controleer de tekst van de mail; de fout was: {{detail}}',
  },
  en: {
    refused: 'The mail server has refused this message for good. Check the email address; the server said: {{detail}}',
    deferred:
      'The mail server isn’t accepting the message at the moment. Wait for the next attempt; the server said: {{detail}}',
    sign_in: 'Couldn’t log in to the mail server. Check the name and password in SMTP_URL; the server said: {{detail}}',
    unreachable: 'Can’t reach the mail server. Check SMTP_URL and the connection; the fault was: {{detail}}',
    not_encrypted:
      'The connection to the mail server can’t be encrypted, so nothing was sent. Check SMTP_URL; we’ll try again. The fault was: {{detail}}',
    not_written:
      'The message can’t be written to the outbox folder. Check the disk and the folder’s permissions; the fault was: {{detail}}',
    not_composed: 'The message can’t be composed. Check the text of the email; the fault was: {{detail}}',
  },
};
