import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import { composeMail, greeting } from './composeMail.ts';
import type { ComposedMail, MailBlock } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';

interface GuideMailInput {
  readonly language: Language;
  /** The visitor's name. */
  readonly name: string;
  /** All URLs are absolute: `https://…`. */
  readonly downloadUrl: string;
  readonly siteUrl: string;
  /** Absent when there is no privacy page. */
  readonly privacyUrl?: string | undefined;
  /** Whether the visitor ticked the newsletter box. */
  readonly newsletter?: boolean | undefined;
  /** The page that confirms the newsletter; given only while the visitor's consent is pending. */
  readonly confirmUrl?: string | undefined;
}

/** The mail with the link to the guide. The form promises extra tips in it. */
export function composeGuideMail(input: GuideMailInput): ComposedMail {
  const { language, name, downloadUrl, siteUrl, privacyUrl, newsletter = false, confirmUrl } = input;
  const { guide, ...words } = mailTexts[language];
  const reason = fillMessage(guide.reason, { domain: brand.domain });
  const toConfirm: MailBlock[] =
    confirmUrl === undefined
      ? []
      : [
          { kind: 'heading', text: guide.confirmTitle },
          { kind: 'text', text: guide.confirm },
          { kind: 'button', label: guide.confirmButton, href: confirmUrl, quiet: true },
        ];
  const news =
    confirmUrl === undefined
      ? newsletter
        ? guide.withNewsletter
        : guide.withoutNewsletter
      : guide.withUnconfirmedNewsletter;
  return composeMail({
    language,
    subject: guide.subject,
    preheader: guide.preheader,
    blocks: [
      { kind: 'text', text: greeting(language, name) },
      { kind: 'text', text: guide.intro },
      { kind: 'button', label: guide.download, href: downloadUrl },
      ...toConfirm,
      { kind: 'heading', text: guide.tipsTitle },
      { kind: 'list', items: guide.tips },
      { kind: 'text', text: guide.intake },
      { kind: 'text', text: fillMessage(words.sincerely, { founder: brand.founder, brand: brand.name }) },
      { kind: 'text', text: guide.disclaimer },
    ],
    reason: `${reason} ${news}`,
    links: [{ label: words.site, href: siteUrl }, ...(privacyUrl ? [{ label: words.privacy, href: privacyUrl }] : [])],
  });
}

interface NewsletterConfirmationInput {
  readonly language: Language;
  readonly name: string;
  /** An absolute URL: the page with the confirmation button. */
  readonly confirmUrl: string;
  readonly siteUrl: string;
  readonly privacyUrl: string;
}

/** Asks for confirmation of the newsletter. Opening the link changes nothing; only the page's button does. */
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

interface UnsubscribeMailInput {
  readonly language: Language;
  readonly name: string;
  /** An absolute URL: `https://…`. */
  readonly unsubscribeUrl: string;
  readonly siteUrl: string;
  readonly privacyUrl: string;
}

/** Sends the link requested on the unsubscribe page. Opening it changes nothing; only the page's button does. */
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
