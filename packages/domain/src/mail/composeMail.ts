import { fillMessage } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import type { ComposedMail, MailDocument, MailBlock } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { brand } from '../brand/brand.data.ts';

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

/** The mail for who reads without HTML; says the same. `-- ` begins the part that replies leave out. */
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

/** A subject is one line whatever a visitor typed as a name. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

export const composeMail = (document: MailDocument): ComposedMail => ({
  subject: oneLine(document.subject),
  html: renderMailHtml({ ...document, subject: oneLine(document.subject) }),
  text: renderMailText(document),
});

/** `Esmee`, `Jean-Luc`, `d’Arc`, `M.`, `J.P.`: but no address, figure or link. */
const nameWord = /^(?:[\p{L}\p{M}'’-]+\.?|(?:\p{L}\.)+)$/u;

/**
 * How a mail addresses someone: the first name, or all of the name when it begins with an initial. Empty for what cannot
 * be a name: anyone can have our mail sent to anyone, and it must not carry their link or slogan.
 */
export function greetingName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name.length > 60 || !words.every((word) => nameWord.test(word))) return '';
  const [first = ''] = words;
  return first.length > 1 && !first.includes('.') ? first : words.join(' ');
}

/** `Dag Esmee,` or, without a name, `Dag,`. */
export const greeting = (language: Language, name: string): string =>
  fillMessage(mailTexts[language].greeting, { name: greetingName(name) }).replace(' ,', ',');
