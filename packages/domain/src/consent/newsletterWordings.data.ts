import type { Language } from '../shared/language.ts';

interface NewsletterWording {
  /** Id of the text in a stored consent: the month it came into use. */
  readonly version: string;
  /** The text that is agreed to, and the line below it. */
  readonly texts: Record<Language, { readonly label: string; readonly hint: string }>;
}

/** Newest first. Never edit an entry, because stored consents refer to it: add a new text on top. */
export const newsletterWordings: readonly [NewsletterWording, ...NewsletterWording[]] = [
  {
    version: '2026-11',
    texts: {
      nl: { label: 'Stuur mij ook de nieuwsbrief.', hint: 'Zonder vinkje krijg je de gids gewoon.' },
      en: { label: 'Send me the newsletter too.', hint: 'Without a tick you still get the guide.' },
    },
  },
];
