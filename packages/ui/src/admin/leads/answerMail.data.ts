import type { Language } from '@fnc/domain';

/** Texts of a mail to a lead: in the lead's language, not the console's. */
export const answerMailWords: Record<Language, { message: string; guide: string; greeting: string; closing: string }> =
  {
    nl: {
      message: 'Je vraag aan {{brand}}',
      guide: 'Je aanvraag van de Cyprus-gids',
      greeting: 'Beste {{name}},',
      closing: 'Met vriendelijke groet,',
    },
    en: {
      message: 'Your question to {{brand}}',
      guide: 'Your request for the Cyprus guide',
      greeting: 'Dear {{name}},',
      closing: 'Kind regards,',
    },
  };
