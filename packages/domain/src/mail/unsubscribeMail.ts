import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import { composeMail, greeting } from './composeMail.ts';
import type { ComposedMail } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';

export interface UnsubscribeMailInput {
  readonly language: Language;
  readonly name: string;
  /** All addresses are whole: `https://…`. */
  readonly unsubscribeUrl: string;
  readonly siteUrl: string;
  readonly privacyUrl: string;
}

/** Brings the link that somebody asked for on the unsubscribe page. Opening it changes nothing yet. */
export function composeUnsubscribeMail(input: UnsubscribeMailInput): ComposedMail {
  const { language, name, unsubscribeUrl, siteUrl, privacyUrl } = input;
  const { unsubscribe, ...words } = mailTexts[language];
  return composeMail({
    language,
    subject: unsubscribe.subject,
    preheader: unsubscribe.preheader,
    blocks: [
      { kind: 'text', text: greeting(language, name) },
      { kind: 'text', text: unsubscribe.intro },
      { kind: 'button', label: unsubscribe.button, href: unsubscribeUrl },
      { kind: 'text', text: unsubscribe.notYou },
      { kind: 'text', text: fillMessage(words.sincerely, { founder: brand.founder, brand: brand.name }) },
    ],
    reason: fillMessage(unsubscribe.reason, { domain: brand.domain }),
    links: [
      { label: words.site, href: siteUrl },
      { label: words.privacy, href: privacyUrl },
    ],
  });
}
