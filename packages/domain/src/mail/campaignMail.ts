import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import { oneLine, wholeMail } from './composeMail.ts';
import { escapeHtml } from './escapeHtml.ts';
import { textOfHtml } from './html/textOfHtml.ts';
import type { ComposedMail } from './mailDocument.ts';
import { mailColors as colors } from './mailColors.data.ts';
import { mailFonts as fonts } from './mailStyles.data.ts';
import { footerTexts } from './footerTexts.data.ts';
import { withoutActiveContent } from './html/activeContent.ts';
import { appendToBody, isWholeHtml } from './html/htmlDocument.ts';

interface CampaignMailInput {
  /** The lead's language. */
  readonly language: Language;
  readonly subject: string;
  /** HTML with placeholders filled in: a fragment or a complete document. Scripts and the like are left out. */
  readonly content: string;
  /** The plain-text part without its footer; absent: derived from `content`. */
  readonly text?: string | undefined;
  /**
   * `newsletter`: the lead confirmed it. `lead`: mailed by the advisor's explicit tick. `answer`: a reply to one lead.
   * `test`: sent to the advisor.
   */
  readonly reason: 'newsletter' | 'lead' | 'answer' | 'test';
  /** An absolute URL. Absent for a reply, which belongs to no list. */
  readonly unsubscribeUrl?: string | undefined;
  readonly siteUrl: string;
  readonly privacyUrl: string;
  /** Appended to the body, for instance the picture that measures opens. */
  readonly trailer?: string | undefined;
}

interface Footer {
  readonly reason: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

function footerOf({ language, reason, unsubscribeUrl, siteUrl, privacyUrl }: CampaignMailInput): Footer {
  const { campaign, ...words } = footerTexts[language];
  return {
    reason: fillMessage(campaign.reasons[reason], { domain: brand.domain }),
    links: [
      ...(unsubscribeUrl === undefined ? [] : [{ label: campaign.unsubscribe, href: unsubscribeUrl }]),
      { label: words.privacy, href: privacyUrl },
      { label: words.site, href: siteUrl },
    ],
  };
}

/** Styles are inlined, because a complete document does not include our style sheet. */
function footerHtml(footer: Footer, language: Language): string {
  const links = footer.links.map(
    ({ label, href }) =>
      `<a class="link" href="${escapeHtml(href)}" style="color:${colors.link}">${escapeHtml(label)}</a>`,
  );
  const lines = [
    escapeHtml(footer.reason),
    links.join(' · '),
    escapeHtml([brand.name, ...brand.address[language]].join(', ')),
  ];
  return (
    `\n<div class="quiet line" style="max-width:600px;margin:24px auto 0;padding:16px 0 32px;border-top:1px solid ${colors.line};` +
    `font-family:${fonts.text};font-size:14px;line-height:22px;color:${colors.quiet}">${lines.join('<br>')}</div>\n`
  );
}

function footerText(footer: Footer, language: Language): string {
  return [
    '-- ',
    `${brand.name} – ${brand.tagline[language]}`,
    brand.address[language].join(', '),
    footer.reason,
    ...footer.links.map(({ label, href }) => `${label}: ${href}`),
  ].join('\n');
}

/** A fragment with its footer. The table is for Outlook, which ignores `max-width`. */
const framed = (content: string, footer: string): string =>
  `<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div class="text" style="max-width:600px;margin:0 auto;padding:24px 16px 0;font-family:${fonts.text};font-size:16px;line-height:26px;color:${colors.text}">
${content}
${footer}</div>
<!--[if mso]></td></tr></table><![endif]-->`;

/**
 * A campaign's mail or a reply to one lead: a complete document with our identity, the reason and an unsubscribe
 * link.
 */
export function composeCampaignMail(input: CampaignMailInput): ComposedMail {
  const { language, text, trailer = '' } = input;
  const content = withoutActiveContent(input.content).html;
  const subject = oneLine(input.subject);
  const footer = footerOf(input);
  const below = footerHtml(footer, language) + trailer;
  return {
    subject,
    html: isWholeHtml(content)
      ? appendToBody(content, below)
      : wholeMail({ language, subject, content: framed(content, below) }),
    text: `${text ?? textOfHtml(content)}\n\n${footerText(footer, language)}\n`,
  };
}

/** The same mail to the advisor's own address, for review. */
export const composeTestMail = (input: Omit<CampaignMailInput, 'reason'>): ComposedMail =>
  composeCampaignMail({ ...input, subject: `[Test] ${input.subject}`, reason: 'test' });
