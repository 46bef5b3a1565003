import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import { composeMail, greeting } from './composeMail.ts';
import type { ComposedMail } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';

export interface NewsletterConfirmationInput {
  readonly language: Language;
  readonly name: string;
  /** All addresses are whole: `https://…`. This one is the page with the button. */
  readonly confirmUrl: string;
  readonly siteUrl: string;
  readonly privacyUrl: string;
}

/** Asks to confirm the newsletter. Opening the link changes nothing yet: the page has the button that does. */
export function composeNewsletterConfirmation(input: NewsletterConfirmationInput): ComposedMail {
  const { language, name, confirmUrl, siteUrl, privacyUrl } = input;
  const { newsletter, ...words } = mailTexts[language];
  return composeMail({
    language,
    subject: newsletter.subject,
    preheader: newsletter.preheader,
    blocks: [
      { kind: 'text', text: greeting(language, name) },
      { kind: 'text', text: fillMessage(newsletter.intro, { domain: brand.domain }) },
      { kind: 'button', label: newsletter.button, href: confirmUrl },
      { kind: 'text', text: newsletter.notYou },
      { kind: 'text', text: fillMessage(words.sincerely, { founder: brand.founder, brand: brand.name }) },
    ],
    reason: fillMessage(newsletter.reason, { domain: brand.domain }),
    links: [
      { label: words.site, href: siteUrl },
      { label: words.privacy, href: privacyUrl },
    ],
  });
}
