import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import { brand } from '../brand/brand.data.ts';
import type { ComposedMail, MailDocument, MailBlock } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';
import { escapeHtml } from './escapeHtml.ts';
import { mailColors as colors } from './mailColors.data.ts';
import { mailDarkCss, mailFonts as fonts } from './mailStyles.data.ts';

const body = `font-family:${fonts.text};font-size:16px;line-height:26px;color:${colors.text}`;
const small = `font-family:${fonts.text};font-size:14px;line-height:22px;color:${colors.quiet}`;
const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const row = (content: string, space = 16) => `<tr><td style="padding:0 0 ${space}px">${content}</td></tr>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return row(`<p class="text" style="margin:0;${body}">${withBreaks(block.text)}</p>`);
    case 'heading':
      return row(
        `<h2 class="heading" style="margin:8px 0 0;font-family:${fonts.heading};font-size:20px;line-height:28px;` +
          `font-weight:500;color:${colors.heading}">${escapeHtml(block.text)}</h2>`,
        8,
      );
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`);
      return row(`<ol class="text" style="margin:0;padding:0 0 0 24px;${body}">${items.join('')}</ol>`, 8);
    }
    case 'button': {
      const [cell, link] = block.quiet
        ? [`style="border:1px solid ${colors.link};border-radius:8px"`, `class="link" style="color:${colors.link};`]
        : [`bgcolor="${colors.action}" style="border-radius:8px"`, `style="color:${colors.onAction};`];
      return row(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${cell}>` +
          `<a href="${escapeHtml(block.href)}" ${link}display:inline-block;padding:14px 24px;font-family:${fonts.text};` +
          'font-size:16px;line-height:24px;font-weight:600;text-decoration:none">' +
          `${escapeHtml(block.label)}</a></td></tr></table>`,
        24,
      );
    }
    case 'quote':
      return row(
        `<div class="quote" style="padding:12px 16px;border-left:2px solid ${colors.link};` +
          `background-color:${colors.tint};${body}">${withBreaks(block.text)}</div>`,
        24,
      );
    case 'links': {
      const items = block.items.map(
        ({ label, href, text }) =>
          `<li style="margin:0 0 8px"><a class="link" href="${escapeHtml(href)}" style="color:${colors.link}">${escapeHtml(label)}</a>` +
          `<br>${escapeHtml(text)}</li>`,
      );
      return row(`<ol class="text" style="margin:0;padding:0 0 0 24px;${body}">${items.join('')}</ol>`, 8);
    }
    case 'facts': {
      const cells = block.rows.map(
        ([label, value]) =>
          `<tr><td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;${small}">${escapeHtml(label)}</td>` +
          `<td class="text" style="padding:4px 0;${body};font-size:14px;line-height:22px">${escapeHtml(value)}</td></tr>`,
      );
      return row(`<table role="presentation" cellpadding="0" cellspacing="0" border="0">${cells.join('')}</table>`, 24);
    }
    default:
      return block satisfies never;
  }
}

/** The HTML document of a mail around its content, in the colours of light and dark. */
export const wholeMail = ({
  language,
  subject,
  content,
}: Pick<MailDocument, 'language' | 'subject'> & { content: string }): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailDarkCss}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${colors.page}">
${content}
</body>
</html>
`;

/** The mail as HTML: tables and inlined styles, because mail programs support little else. No pictures or scripts. */
function renderMailHtml({ language, subject, preheader, blocks, reason, links }: MailDocument): string {
  const tagline = brand.tagline[language];
  const linkList = links.map(
    ({ label, href }) =>
      `<a class="link" href="${escapeHtml(href)}" style="color:${colors.link}">${escapeHtml(label)}</a>`,
  );
  const footer = [
    escapeHtml(reason),
    linkList.join(' · '),
    escapeHtml([brand.name, ...brand.address[language]].join(', ')),
  ];
  const content = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colors.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 0 16px">
<span class="heading" style="font-family:${fonts.heading};font-size:20px;line-height:24px;font-weight:600;color:${colors.heading}">${escapeHtml(brand.name)}</span><br>
<span class="quiet" style="${small}">${escapeHtml(tagline)}</span>
</td></tr>
<tr><td class="surface" style="padding:32px 32px 16px;background-color:${colors.surface};border:1px solid ${colors.line};border-radius:14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${blocks.map(blockHtml).join('\n')}
</table>
</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;${small}">${footer.filter(Boolean).join('<br>')}</td></tr>
</table>
</td></tr>
</table>`;
  return wholeMail({ language, subject, content });
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'links':
      return block.items
        .map(({ label, href, text }, index) => `${index + 1}. ${label}: ${text}\n   ${href}`)
        .join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    default:
      return block satisfies never;
  }
}

/** The mail as plain text, with the same content. Mail programs leave the part after `-- ` out of replies. */
function renderMailText({ language, blocks, reason, links }: MailDocument): string {
  const footer = [
    '-- ',
    `${brand.name} – ${brand.tagline[language]}`,
    brand.address[language].join(', '),
    reason,
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ];
  return `${[...blocks.map(blockText), footer.join('\n')].join('\n\n')}\n`;
}

/** A subject must be one line, even if a visitor's name contains line breaks. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

export const composeMail = (document: MailDocument): ComposedMail => ({
  subject: oneLine(document.subject),
  html: renderMailHtml({ ...document, subject: oneLine(document.subject) }),
  text: renderMailText(document),
});

/** Matches `Esmee`, `Jean-Luc`, `d’Arc`, `M.`, `J.P.`, but no address, number or link. */
const nameWord = /^(?:[\p{L}\p{M}'’-]+\.?|(?:\p{L}\.)+)$/u;

/**
 * The name in a mail's greeting: the first name, or the whole name when it starts with an initial. `Golfslag, Esmee` is
 * read the other way round. Empty for text that cannot be a name: anyone can have our mail sent to anyone, so it must not
 * carry their link or slogan.
 */
export function greetingName(name: string): string {
  const parts = name.split(',');
  const words = (parts.length === 2 ? parts.toReversed() : parts).join(' ').trim().split(/\s+/);
  const [first = ''] = words;
  const isName = nameWord.test(first) && words.every((word) => word === '&' || nameWord.test(word));
  if (name.length > 60 || !isName) return '';
  return first.length > 1 && !first.includes('.') ? first : words.join(' ');
}

/** `Beste Esmee,`, or `Dag,` without a name. */
export function greeting(language: Language, name: string): string {
  const { greeting: named, greetingNobody } = mailTexts[language];
  const addressed = greetingName(name);
  return addressed === '' ? greetingNobody : fillMessage(named, { name: addressed });
}
