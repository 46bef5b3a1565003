import type { Language } from '../shared/language.ts';

/** The texts of the mail about a changed password. `fillMessage` fills placeholders such as `{{name}}`. */
interface PasswordMailTexts {
  readonly subject: string;
  readonly preheader: string;
  readonly intro: string;
  readonly username: string;
  readonly at: string;
  readonly notYou: string;
  readonly reason: string;
}

export const passwordMailTexts: Record<Language, PasswordMailTexts> = {
  nl: {
    subject: 'Je wachtwoord is gewijzigd',
    preheader: 'Was jij dit? Dan hoef je niets te doen.',
    intro: 'Het wachtwoord van het beheer van {{domain}} is gewijzigd. Alle andere sessies zijn beëindigd.',
    username: 'Gebruikersnaam',
    at: 'Gewijzigd',
    notYou:
      'Was jij dit, dan hoef je niets te doen. Was jij dit niet, vraag dan meteen aan wie de server beheert om de toegang te herstellen.',
    reason: 'Je krijgt deze mail omdat je {{domain}} beheert.',
  },
  en: {
    subject: 'Your password has been changed',
    preheader: 'If this was you, there is nothing to do.',
    intro: 'The password for the {{domain}} back office has been changed. All other sessions have ended.',
    username: 'Username',
    at: 'Changed',
    notYou:
      'If this was you, there is nothing to do. If it wasn’t, ask whoever runs the server to restore your access straight away.',
    reason: 'You’re receiving this email because you manage {{domain}}.',
  },
};
