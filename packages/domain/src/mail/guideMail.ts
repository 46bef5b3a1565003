import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import { composeMail, greeting } from './composeMail.ts';
import type { ComposedMail, MailBlock } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';

export interface GuideMailInput {
  readonly language: Language;
  /** Of the visitor. */
  readonly name: string;
  /** All addresses are whole: `https://…`. */
  readonly downloadUrl: string;
  readonly siteUrl: string;
  /** Left out where there is no privacy page. */
  readonly privacyUrl?: string | undefined;
  /** Whether the visitor ticked the newsletter box. */
  readonly newsletter?: boolean | undefined;
  /** The page that confirms the newsletter; only given while the visitor's consent waits for it. */
  readonly confirmUrl?: string | undefined;
}

/** The mail that brings the guide. The form promises extra tips in it. */
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
