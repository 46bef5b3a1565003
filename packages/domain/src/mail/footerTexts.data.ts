import type { Language } from '../shared/language.ts';

/**
 * The words below a mail. Apart from the texts of all mails, because the console shows the foot of a campaign and needs
 * no other text.
 */
export interface FooterTexts {
  privacy: string;
  site: string;
  campaign: {
    /** Why the recipient gets the mail: the newsletter, provable consent, a reply, or a test. */
    reasons: { newsletter: string; lead: string; answer: string; test: string };
    unsubscribe: string;
  };
}

export const footerTexts: Readonly<Record<Language, FooterTexts>> = {
  nl: {
    privacy: 'Privacy',
    site: 'Naar de site',
    campaign: {
      reasons: {
        newsletter: 'Je krijgt deze mail omdat je op {{domain}} onze nieuwsbrief hebt aangevraagd en bevestigd.',
        lead: 'Je krijgt deze mail omdat je ons liet weten dat we je mogen mailen. Klopt dat niet? Meld je dan af.',
        answer: 'Je krijgt deze mail als antwoord op je bericht of aanvraag op {{domain}}.',
        test: 'Dit is een testmail. Alleen jij krijgt hem; in een echte mail staat hier waarom de lezer hem krijgt.',
      },
      unsubscribe: 'Afmelden',
    },
  },
  en: {
    privacy: 'Privacy',
    site: 'Visit the site',
    campaign: {
      reasons: {
        newsletter: 'You’re receiving this email because you asked for our newsletter on {{domain}} and confirmed it.',
        lead: 'You’re receiving this email because you told us we may email you. If that isn’t right, please unsubscribe.',
        test: 'This is a test email. Only you get it; in a real one, this line tells the reader why they’re receiving it.',
        answer: 'You’re receiving this email in reply to your message or request on {{domain}}.',
      },
      unsubscribe: 'Unsubscribe',
    },
  },
};
